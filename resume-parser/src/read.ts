import { readDoc } from './formats/doc.ts'
import { readDocx } from './formats/docx.ts'
import { readPdf } from './formats/pdf.ts'
import type { ReadText } from './layout/line.ts'
import { type ParsedResume, parseResume } from './parse.ts'

/** What a resume's file may be. */
export type ResumeFileKind = 'pdf' | 'doc' | 'docx'

/**
 * Why nothing was read. `locked`: it asks for a password. `image_only`: there are pictures of text alone. `too_large`:
 * it took more time or memory than a resume may.
 */
export type ParseProblem = 'locked' | 'image_only' | 'empty' | 'unreadable' | 'too_large'

export type ParseResult = { resume: ParsedResume } | { problem: ParseProblem }

/** Fewer letters say nothing. */
const MIN_LETTERS = 30
const MAX_HOLES = 0.2

const textOf = async (
  bytes: Uint8Array,
  kind: ResumeFileKind,
): Promise<ReadText & { hasPictures: boolean }> => {
  if (kind === 'docx') return readDocx(bytes)
  // What a PDF shows without letters is drawn.
  return kind === 'pdf'
    ? { ...(await readPdf(bytes)), hasPictures: true }
    : { ...(await readDoc(bytes)), hasPictures: false }
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

/** Reads a resume in this process: for files that are trusted. Others are read by `parseIsolated`. */
export const parseResumeFile = async (bytes: Uint8Array, kind: ResumeFileKind): Promise<ParseResult> => {
  try {
    const { hasPictures, ...read } = await textOf(bytes, kind)
    const letters = read.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    // Fonts without a table of letters leave holes and private signs.
    const holes =
      read.text.match(/[\p{Co}\p{Cc}\ufffd]/gu)?.filter(sign => sign !== '\n' && sign !== '\t').length ?? 0
    if (holes > MAX_HOLES * (letters + holes) && holes > MIN_LETTERS) return { problem: 'unreadable' }
    if (letters < MIN_LETTERS) return { problem: hasPictures ? 'image_only' : 'empty' }
    return { resume: parseResume(read) }
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'too_large' }
    return { problem: isLocked(error) ? 'locked' : 'unreadable' }
  }
}
