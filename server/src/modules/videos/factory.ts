import { readFileSync } from 'node:fs'

/** Small videos of ours: two seconds, but for `fragments.mp4` (four) and `long.mp4` (two hundred). */
export const videoBytes = (
  name: 'short.mp4' | 'short.webm' | 'recorded.webm' | 'fragments.mp4' | 'long.mp4' = 'short.mp4',
): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(new URL(`./samples/${name}`, import.meta.url)))

/** A video as a form's file. */
export const videoFile = (content = videoBytes()) => ({ name: 'me.mp4', type: 'video/mp4', content })
