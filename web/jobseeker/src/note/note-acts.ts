import { deleteJobNote, writeJobNote } from '@hanap/contracts/jobs/jobs.calls'
import { call } from '@hanap/shared/calls/call'
import { keepDraft } from './note-draft.ts'

export { showNotification } from '@hanap/shared/page/notifications'

let before: Promise<unknown> = Promise.resolve()

/** One after the other, so that the last one typed is the one that stays. Answers what went wrong, if anything. */
export function keepNote(jobId: string, text: string): Promise<string | undefined> {
  const drop = keepDraft(jobId, text)
  const kept = before.then(() => keep(jobId, text))
  before = kept
  return kept.then(problem => {
    if (problem === undefined) drop()
    return problem
  })
}

async function keep(id: string, text: string): Promise<string | undefined> {
  // Whoever leaves the field by a link leaves the page with it.
  const options = { keepalive: true }
  const outcome =
    text === ''
      ? await call(deleteJobNote, { params: { id } }, options)
      : await call(writeJobNote, { params: { id }, body: { text } }, options)
  if (outcome.ok) return undefined
  return outcome.errors.text?.[0] ?? outcome.message
}
