import { readVideoUpload, uploadVideoResume } from '@hanap/contracts/jobseekers/video-resumes.calls'
import type { Failure } from '@hanap/contracts/page'
import { call } from '@hanap/shared/calls/call'
import { siteStorage } from '@hanap/shared/session/storage'

/** Small enough for progress to be seen on a slow line. */
const PART_BYTES = 1024 * 1024
const MAX_FAILURES = 4
const PAUSE_MS = 1000

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** What a later try may do: a broken line, a part that came twice, a server that is busy or away. */
const isPassing = ({ code, status }: Failure) =>
  code === 'unreachable' ||
  code === 'upload_offset' ||
  code === 'idempotency_in_flight' ||
  status === 429 ||
  status === 503

/** How much of an upload of this file has come; nothing where there is none to go on with. */
const receivedOf = async (id: string, file: File): Promise<number | 'unreachable' | undefined> => {
  const outcome = await call(readVideoUpload, { params: { id } })
  if (!outcome.ok) return outcome.code === 'unreachable' ? 'unreachable' : undefined
  return outcome.data.total === file.size ? outcome.data.received : undefined
}

/**
 * Sends a video part by part and tells the share that has come. What passes is tried again some times; the same file
 * chosen later, also after the page was closed, goes on from what has come. Gives the refusal where there is one.
 */
export const uploadVideo = async (
  file: File,
  onProgress: (share: number) => void,
): Promise<Failure | null> => {
  const key = `video ${file.name} ${file.size} ${file.lastModified}`
  let id = siteStorage.get(key) ?? undefined
  let offset = 0
  let failures = 0
  let isSure = id === undefined
  // A part's own, so that one whose answer was lost counts once.
  let idempotencyKey = crypto.randomUUID()
  while (true) {
    if (!isSure && id !== undefined) {
      const received = await receivedOf(id, file)
      isSure = received !== 'unreachable'
      if (received === undefined) id = undefined
      offset = typeof received === 'number' ? received : 0
    }
    if (isSure && offset === file.size) {
      siteStorage.remove(key)
      return null
    }
    if (isSure) {
      onProgress(offset / file.size)
      const part = new File([file.slice(offset, offset + PART_BYTES)], file.name, { type: file.type })
      const outcome = await call(
        uploadVideoResume,
        {
          body: { ...(id !== undefined && { video_resume_id: id }), offset, total: file.size },
          files: { video_resume: part },
        },
        { idempotencyKey },
      )
      if (outcome.ok || !isPassing(outcome) || outcome.code === 'upload_offset')
        idempotencyKey = crypto.randomUUID()
      if (outcome.ok) {
        ;({ id, received: offset } = outcome.data)
        siteStorage.set(key, id)
        failures = 0
        continue
      }
      isSure = id === undefined
      if (!isPassing(outcome)) {
        siteStorage.remove(key)
        return outcome
      }
    }
    failures += 1
    if (failures > MAX_FAILURES) return { ok: false, status: 0, code: 'unreachable', message: '', errors: {} }
    await pause(PAUSE_MS * failures)
  }
}
