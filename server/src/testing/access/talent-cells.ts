import type { AccessCell, CallerKind } from './cell.ts'

/** The recruiter's company is verified, the other one is not; a viewer may not look for people. */
const ofVerified: Partial<Record<CallerKind, number>> = {
  recruiter: 200,
  'other recruiter': 403,
  viewer: 403,
  newcomer: 403,
}

/** The seeker of the matrix may be found; `talents.test.ts` has those who may not. */
export const talentCells: Record<string, AccessCell> = {
  searchTalents: { input: () => ({}), statuses: ofVerified },
  readTalent: { input: (_, { seeker }) => ({ params: { id: seeker.id } }), statuses: ofVerified },
  reportTalent: {
    input: (_, { seeker }) => ({ params: { id: seeker.id }, body: { report_reason_id: 1 } }),
    statuses: ofVerified,
  },
}
