import { tabStorage } from '../session/storage.ts'

const STORED = 'scroll-positions'

const read = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage.get(STORED) ?? '{}')
  } catch {
    return {}
  }
}

/** How far the pages of the tab's history were scrolled, by the key of their entry. */
export const scrollPositions = {
  of: (key: string): number | undefined => read()[key],
  store: (key: string): void => tabStorage.set(STORED, JSON.stringify({ ...read(), [key]: scrollY })),
}
