import { deleteJobNote, writeJobNote } from '@hanap/contracts/jobs/jobs.calls'
import { call } from '@hanap/shared/calls/call'
import { trackDraft } from './note-draft.ts'

export { showToast } from '@hanap/shared/page/toasts'

let before: Promise<unknown> = Promise.resolve()

/** One after the other, so that the last one typed is the one that stays. Answers what went wrong, if anything. */
export const saveNote = (jobId: string, text: string): Promise<string | undefined> => {
  const drop = trackDraft(jobId, text)
  const saving = before.then(() => sendNote(jobId, text))
  before = saving
  return saving.then(problem => {
    if (problem === undefined) drop()
    return problem
  })
}

const sendNote = async (id: string, text: string): Promise<string | undefined> => {
  // Whoever leaves the field by a link leaves the page with it.
  const options = { keepalive: true }
  const outcome =
    text === ''
      ? await call(deleteJobNote, { params: { id } }, options)
      : await call(writeJobNote, { params: { id }, body: { text } }, options)
  if (outcome.ok) return undefined
  return outcome.errors.text?.[0] ?? outcome.message
}
