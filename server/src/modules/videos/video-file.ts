import { withReader } from './byte-reader.ts'
import { mp4Seconds } from './mp4.ts'
import { webmSeconds } from './webm.ts'

export type VideoMime = 'video/mp4' | 'video/quicktime' | 'video/webm'

export const VIDEO_TYPES = ['MP4', 'MOV', 'WebM']

/** What a file may be by its first bytes; its name is not asked. */
export const videoMimeOf = (head: Uint8Array): VideoMime | undefined => {
  const text = Buffer.from(head.subarray(0, 12)).toString('latin1')
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  if (text.startsWith('\u001aE\u00df\u00a3')) return 'video/webm'
  return undefined
}

/** A video's type and length, read from its own boxes; undefined where it is none, or broken. */
export const videoFacts = (path: string): Promise<{ mime: VideoMime; seconds: number } | undefined> =>
  withReader(path, async reader => {
    const mime = videoMimeOf(await reader.at(0, 12))
    if (!mime) return undefined
    const seconds = await (mime === 'video/webm' ? webmSeconds(reader) : mp4Seconds(reader))
    return seconds === undefined || !(seconds > 0) ? undefined : { mime, seconds }
  })
