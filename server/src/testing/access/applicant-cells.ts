import type { AccessCell, AccessFixtures, AccessInput } from './cell.ts'

const ofApplication = (body?: object): AccessCell => ({
  input: ({ applicationId }) => ({ params: { id: applicationId }, ...(body && { body }) }),
  isOwned: true,
})
const ofNote = (body?: object): AccessCell => ({
  input: ({ applicationId }) => ({
    params: { id: applicationId, note_id: 'nothing' },
    ...(body && { body }),
  }),
  statuses: { recruiter: 404, 'other recruiter': 404 },
})
/** A filter of nobody else's: a stranger's job is not found. */
const ofJob = (more: (things: AccessFixtures) => AccessInput): AccessCell => ({ input: more, isOwned: true })
const ofCompany = (more: AccessInput = {}): AccessCell => ({ input: () => more })

export const applicantCells: Record<string, AccessCell> = {
  readApplicantBoard: {
    ...ofJob(({ jobId }) => ({ query: { job_id: jobId } })),
    shows: things => things.applicationId,
  },
  exportApplicants: {
    ...ofJob(({ jobId }) => ({ query: { job_id: jobId, format: 'json' } })),
    shows: things => things.applicationId,
  },
  readApplicant: { ...ofApplication(), shows: things => things.applicationId },
  readResumePages: { ...ofApplication(), shows: things => `${things.applicationId}/resume/pages/1` },
  readOwnResumePages: { input: ({ resumeId }) => ({ params: { id: resumeId } }), isOwned: true },
  readOwnResumePage: {
    input: ({ resumeId }) => ({ params: { id: resumeId, page: '1' } }),
    isOwned: true,
    shows: () => 'PNG',
  },
  readResumePage: {
    input: ({ applicationId }) => ({ params: { id: applicationId, page: '1' } }),
    isOwned: true,
    shows: () => 'PNG',
  },
  writeApplicantNote: ofApplication({ text: 'Call back on Monday.' }),
  // There is no such note; `applicants.test.ts` changes and deletes one.
  changeApplicantNote: ofNote({ text: 'Call back on Tuesday.' }),
  deleteApplicantNote: ofNote(),
  rateApplicant: ofApplication({ criteria: { skills: 4 } }),
  labelApplicant: ofApplication({ labels: ['strong'] }),
  changeApplicants: ofJob(({ jobId }) => ({
    body: { filter: { job_id: jobId }, expected_num: 1, pipeline_stage_id: 3 },
  })),
  // Nothing was moved that could be taken back; `bulk.test.ts` undoes.
  undoApplicantChange: {
    input: () => ({ body: { undo_id: 'nothing' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  readHiringSettings: ofCompany(),
  changeHiringSettings: ofCompany({ body: { refusal_delay: 600 } }),
  listApplicantViews: ofCompany(),
  saveApplicantViews: ofCompany({ body: { views: [{ name: 'New', query: 'stage=applied' }] } }),
}
