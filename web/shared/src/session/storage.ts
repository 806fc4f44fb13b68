/**
 * What the browser keeps. In some apps' windows, and where people forbid it, its storage throws at its mention, or is not
 * there: such a browser has nothing and keeps nothing, and nothing else fails with it.
 */
const whereAllowed = (open: () => Storage) => {
  const attempt = <Answer>(act: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key: string): string | null => attempt(storage => storage.getItem(key)) ?? null,
    set: (key: string, value: string): void => attempt(storage => storage.setItem(key, value)),
    remove: (key: string): void => attempt(storage => storage.removeItem(key)),
    clear: (): void => attempt(storage => storage.clear()),
  }
}

/** Kept until it is removed, for all pages of the site. */
export const siteStorage = whereAllowed(() => localStorage)
/** Kept while the tab is open. */
export const tabStorage = whereAllowed(() => sessionStorage)
