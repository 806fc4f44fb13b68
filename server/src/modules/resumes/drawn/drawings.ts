import { drawIsolated } from '@hanap/resume-parser/drawing/draw-isolated'
import type { DrawProblem } from '@hanap/resume-parser/drawing/draw-pages'
import { refuseBusy } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { refuseInTransaction } from '../../../db/transactions.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { createWorkQueue } from '../../../tasks/work-queue.ts'
import { resumeMimes } from '../resume-file.ts'
import type { ResumeRow } from '../resumes-store.ts'
import type { StoredPage } from '../tables.ts'
import { drawingsStore, type StoredDrawing } from './drawings-store.ts'

/** A resume's pages as they look. `numOfPages` counts those that were not drawn too. */
export interface DrawnResume {
  problem: DrawProblem | 'not_pdf' | null
  numOfPages: number
  pages: StoredPage[]
}

type DrawnFile = Pick<ResumeRow, 'content_hash' | 'mime'>

export interface Drawings {
  pagesOf(resume: DrawnFile): Promise<DrawnResume>
  page(resume: DrawnFile, number: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The first page, as PNG, of a PDF that is no one's resume; nothing is stored. */
  firstPage(pdf: Uint8Array): Promise<Uint8Array>
  /** Forgets what belongs to no resume any longer, and files that no drawing names. */
  sweep(olderThanMs: number): Promise<void>
}

/** Files at once: each has a core and its memory for up to ten seconds. */
const WIDTH = 1
const MAX_WAITING = 20

const nothingDrawn = { numOfPages: 0, pages: [] }

/**
 * Draws the resumes that are asked for, each in a process of its own, and stores the pages for a while: a file of hundreds
 * of applications is drawn once, also when several ask at the same time.
 */
export const createDrawings = (
  db: Db,
  { files, drawn }: { files: FileStore; drawn: FileStore },
): Drawings => {
  const queue = createWorkQueue({ width: WIDTH, maxWaiting: MAX_WAITING, whenFull: refuseBusy })
  const underWay = new Map<string, Promise<StoredDrawing>>()

  const draw = async (contentHash: string): Promise<StoredDrawing> => {
    const bytes = await files.get(contentHash)
    const result = await queue.run(() => drawIsolated(bytes))
    const pages: StoredPage[] = []
    if ('pages' in result)
      for (const { png, width, height } of result.pages)
        pages.push({ width, height, key: await drawn.put(png) })
    const drawing =
      'pages' in result
        ? { problem: null, numOfPages: result.numOfPages, pages }
        : { problem: result.problem, ...nothingDrawn }
    await drawingsStore.save(db, contentHash, drawing)
    return drawing
  }

  const drawOnce = (contentHash: string): Promise<StoredDrawing> => {
    refuseInTransaction('drawing a resume')
    const running = underWay.get(contentHash) ?? draw(contentHash).finally(() => underWay.delete(contentHash))
    underWay.set(contentHash, running)
    return running
  }

  const drawings: Drawings = {
    pagesOf: async ({ content_hash: contentHash, mime }) => {
      if (mime !== resumeMimes.pdf) return { problem: 'not_pdf', ...nothingDrawn }
      return (await drawingsStore.find(db, contentHash)) ?? drawOnce(contentHash)
    },

    page: async (resume, number) => {
      const page = (await drawings.pagesOf(resume)).pages[number - 1]
      return page && drawn.get(page.key)
    },

    firstPage: async pdf => {
      const result = await queue.run(() => drawIsolated(pdf))
      const [first] = 'pages' in result ? result.pages : []
      if (!first) throw new Error('A resume of ours could not be drawn')
      return first.png
    },

    sweep: async olderThanMs => {
      await drawingsStore.removeUnused(db)
      await drawn.sweep(keys => drawingsStore.namedKeys(db, keys), olderThanMs)
    },
  }
  return drawings
}
