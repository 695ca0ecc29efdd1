declare module "virtual:locales" {
  /** Every language that has a folder in the catalogue: its own name, whether it has every word, and its messages, in parts those of some pages. */
  export const locales: Record<string, { name: string; whole: boolean; load(): Promise<{ default: string }>; parts: Record<string, () => Promise<{ default: string }>> }>;
}
