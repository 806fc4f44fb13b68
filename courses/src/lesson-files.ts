import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

export const MAX_LESSON_VIDEO_MB = 200
export const MAX_CAPTIONS_KB = 500

const headOf = (path: string) => {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(12)
    readSync(file, head, 0, head.length, 0)
    return head.toString('latin1')
  } finally {
    closeSync(file)
  }
}

/** Why a file is not published as a video, as far as its first bytes tell; its name is not asked. */
export const videoProblem = (path: string): string | undefined => {
  if (statSync(path).size > MAX_LESSON_VIDEO_MB * 1024 * 1024)
    return `is larger than ${MAX_LESSON_VIDEO_MB} MB; make it smaller, or the lesson shorter`
  const head = headOf(path)
  const isMp4 = head.slice(4, 8) === 'ftyp' && head.slice(8, 12) !== 'qt  '
  return isMp4 || head.startsWith('\u001aE\u00df\u00a3') ? undefined : 'is no MP4 and no WebM; save it as one'
}

/** Why a file is not published as captions. */
export const captionsProblem = (path: string): string | undefined => {
  if (statSync(path).size > MAX_CAPTIONS_KB * 1024)
    return `is larger than ${MAX_CAPTIONS_KB} KB; leave out what is not said`
  const text = readFileSync(path, 'utf8')
  if (!/^\ufeff?WEBVTT(?=[ \t\r\n]|$)/.test(text)) return 'is no WebVTT; its first line is "WEBVTT"'
  return text.includes('\ufffd') ? 'is not UTF-8; save it as such' : undefined
}
