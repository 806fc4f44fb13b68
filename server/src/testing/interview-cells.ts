import type { AccessCell } from './access/cell.ts'

const ofInterview: AccessCell = {
  input: ({ interviewId }) => ({ params: { id: interviewId } }),
  isOwned: true,
  isOfBoth: true,
}

/** Cells of the calls about interviews, by name. */
export const interviewCells: Record<string, AccessCell> = {
  listInterviews: { input: () => ({}), shows: things => things.interviewId },
  proposeInterview: {
    input: ({ applicationId }) => ({
      body: {
        application_id: applicationId,
        slots: [{ starts_at: new Date(Date.now() + 172_800_000).toISOString(), minutes: 30 }],
        place: 'Here',
      },
    }),
    isOwned: true,
  },
  listInterviewGroups: { input: () => ({}) },
  // Its own test reads and cancels one.
  readInterviewGroup: {
    input: () => ({ params: { id: 'nogroup' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  cancelInterviewGroup: {
    input: () => ({ params: { id: 'nogroup' }, body: { reason: 'The room is flooded.' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  readInterview: { ...ofInterview, shows: things => things.interviewId },
  changeInterview: {
    input: ({ interviewId }) => ({
      params: { id: interviewId },
      body: {
        answer: 'propose',
        slots: [{ starts_at: new Date(Date.now() + 259_200_000).toISOString(), minutes: 30 }],
      },
    }),
    isOwned: true,
    isOfBoth: true,
    shows: things => things.interviewId,
  },
  readInterviewCalendar: { ...ofInterview, shows: things => `interview-${things.interviewId}@` },
  reportInterview: {
    input: ({ interviewId }) => ({ params: { id: interviewId }, body: { report_reason_id: 1 } }),
    isOwned: true,
    isOfBoth: true,
  },
}
