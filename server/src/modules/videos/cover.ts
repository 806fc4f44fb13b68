import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refuseBusy } from '../../calls/refusal.ts'
import { refuseInTransaction } from '../../db/transactions.ts'
import { createWorkQueue } from '../../tasks/work-queue.ts'

const run = promisify(execFile)
const TIMEOUT_MS = 5_000
const MAX_BYTES = 4 * 1024 * 1024
/** At most this long does anybody wait for their turn: so many times the patience, twice. */
const WAITING_A_CORE = 4

const queue = createWorkQueue({
  width: availableParallelism(),
  maxWaiting: WAITING_A_CORE * availableParallelism(),
  whenFull: refuseBusy,
})

const pictureAt = async (path: string, second: number): Promise<Uint8Array | undefined> => {
  try {
    const { stdout } = await run(
      'ffmpeg',
      [
        ...['-nostdin', '-loglevel', 'error', '-threads', '1', '-protocol_whitelist', 'file,pipe'],
        // Should this process end before it.
        ...['-timelimit', String(TIMEOUT_MS / 1000)],
        ...['-ss', String(second), '-i', `file:${path}`, '-frames:v', '1', '-map_metadata', '-1'],
        ...['-vf', "scale='min(640,iw)':-2", '-f', 'mjpeg', '-q:v', '4', 'pipe:1'],
      ],
      { encoding: 'buffer', timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES },
    )
    return stdout.length > 0 ? stdout : undefined
  } catch {
    return undefined
  }
}

/**
 * A JPEG image of at most 640 pixels made of a video's picture at one of some seconds, the first where there is one.
 * Undefined where this machine has no ffmpeg, or it finds no picture. Refuses where too many wait already.
 */
export const pictureOf = (path: string, seconds: readonly number[]): Promise<Uint8Array | undefined> => {
  refuseInTransaction('looking at a video')
  return queue.run(async () => {
    for (const second of seconds) {
      const picture = await pictureAt(path, second)
      if (picture) return picture
    }
    return undefined
  })
}
