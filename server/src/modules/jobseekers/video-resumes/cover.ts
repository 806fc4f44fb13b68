import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PATIENCE_MS = 15_000
const MAX_BYTES = 4 * 1024 * 1024

/**
 * A JPEG image of at most 640 pixels made of a video's picture at a second. Undefined where this machine has no ffmpeg,
 * or it finds no picture.
 */
export const pictureOf = async (path: string, second: number): Promise<Uint8Array | undefined> => {
  try {
    const { stdout } = await run(
      'ffmpeg',
      [
        ...['-nostdin', '-loglevel', 'error', '-threads', '1', '-protocol_whitelist', 'file,pipe'],
        ...['-ss', String(second), '-i', `file:${path}`, '-frames:v', '1', '-map_metadata', '-1'],
        ...['-vf', "scale='min(640,iw)':-2", '-f', 'mjpeg', '-q:v', '4', 'pipe:1'],
      ],
      { encoding: 'buffer', timeout: PATIENCE_MS, maxBuffer: MAX_BYTES },
    )
    return stdout.length > 0 ? stdout : undefined
  } catch {
    return undefined
  }
}
