import { type ProcessLimits, runIsolated } from '../isolated-process.ts'
import type { DrawnPage, DrawProblem } from './draw-pages.ts'
import { framesIn } from './frames.ts'

/** `numOfPages` counts those that were not drawn too. */
export type IsolatedDrawing = { numOfPages: number; pages: DrawnPage[] } | { problem: DrawProblem }

/** A page of photographs has two of them. */
const MAX_ANSWER_BYTES = 48 * 1024 * 1024

const isProblem = (value: unknown): value is DrawProblem =>
  value === 'locked' || value === 'unreadable' || value === 'too_large'

const drawnPage = (head: Record<string, unknown>, png: Uint8Array): DrawnPage[] => {
  const { width, height } = head
  return typeof width === 'number' && typeof height === 'number' ? [{ width, height, png }] : []
}

/**
 * Draws a PDF that nobody has looked at, in a process of its own and within its limits. Where a page takes too much, those
 * before it are the answer.
 */
export const drawIsolated = async (
  bytes: Uint8Array,
  bounds: ProcessLimits = {},
): Promise<IsolatedDrawing> => {
  const program = new URL('./program.ts', import.meta.url)
  const run = await runIsolated({ program, bytes, bounds, maxAnswerBytes: MAX_ANSWER_BYTES })
  const [first, ...frames] = run ? framesIn(run.answer) : []
  if (isProblem(first?.head.problem)) return { problem: first.head.problem }
  const numOfPages = first?.head.numOfPages
  const pages = frames.flatMap(({ head, bytes: png }) => drawnPage(head, png))
  if (typeof numOfPages === 'number' && pages.length > 0) return { numOfPages, pages }
  return { problem: run?.isCutOff ? 'too_large' : 'unreadable' }
}
