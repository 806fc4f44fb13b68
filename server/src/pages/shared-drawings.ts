import type { CachedPage, PageCache } from './page-cache.ts'

/** What drawing a page came to. */
export type Drawn =
  /** A page for whoever asks for it; `tags` name what it depends on. */
  | { isForAll: true; page: CachedPage; tags: readonly string[] }
  /** An answer to one request alone: a redirect, a page that is not there, or one that sets a cookie. */
  | { isForAll: false; response: Response }

export type Draw = () => Promise<Drawn>

interface Drawing {
  /** Changes that had happened before it was begun. */
  begunAfter: number
  begunAt: number
  drawn: Promise<Drawn>
}

/** Whoever asks later than this after a drawing was begun waits for a new one: it may never end. */
export const MAX_JOIN_MS = 10_000

/** Visitors' pages under way, each drawn once for all who ask for it meanwhile, and then cached. */
export const createSharedDrawings = (cache: PageCache, now: () => number = Date.now) => {
  const underWay = new Map<string, Drawing>()

  const begin = (key: string, draw: Draw): Drawing => {
    const begunAfter = cache.moment()
    const drawing: Drawing = {
      begunAfter,
      begunAt: now(),
      drawn: draw()
        .then(drawn => {
          if (drawn.isForAll) cache.keep(key, drawn.page, drawn.tags, begunAfter)
          return drawn
        })
        .finally(() => {
          if (underWay.get(key) === drawing) underWay.delete(key)
        }),
    }
    underWay.set(key, drawing)
    return drawing
  }

  const joinable = (key: string): Drawing | undefined => {
    const drawing = underWay.get(key)
    return drawing && now() - drawing.begunAt < MAX_JOIN_MS ? drawing : undefined
  }

  return {
    /**
     * The page of a key: from a drawing under way, else from one that is begun now. What changed before this was asked is
     * in the page, whoever began it.
     */
    draw: async (key: string, draw: Draw): Promise<Drawn> => {
      const askedAfter = cache.moment()
      for (;;) {
        const joined = joinable(key)
        if (!joined) return begin(key, draw).drawn
        const drawn = await joined.drawn
        if (!drawn.isForAll) return draw()
        if (joined.begunAfter >= askedAfter || !cache.haveChanged(drawn.tags, joined.begunAfter)) return drawn
      }
    },
    /** Draws a page that is already answered, unless that is under way. */
    redraw: async (key: string, draw: Draw): Promise<void> => {
      if (!joinable(key)) await begin(key, draw).drawn
    },
  }
}

export type SharedDrawings = ReturnType<typeof createSharedDrawings>
