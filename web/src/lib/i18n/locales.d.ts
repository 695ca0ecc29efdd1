declare module "virtual:locales" {
  /** Every language that has a folder in the catalogue: its own name, whether it has every word, its messages, and those of single pages. */
  export const locales: Record<string, { name: string; whole: boolean; load(): Promise<{ default: string }>; parts: Record<string, () => Promise<{ default: string }>> }>;
}
