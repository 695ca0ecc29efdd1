declare module "virtual:locales" {
  /**
   * Every language with a folder in the catalogue: its own name, true if it is whole, its messages, and those of
   * single pages.
   */
  export const locales: Record<string, { name: string; whole: boolean; load(): Promise<{ default: string }>; parts: Record<string, () => Promise<{ default: string }>> }>;
}
