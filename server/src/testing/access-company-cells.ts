import { type AccessCell, callerKinds } from './access-cell.ts'
import { pngFile } from './picture.ts'

/** Cells of the calls about a company's own matters, by name. What they name is always the caller's own company. */
export const companyCells: Record<string, AccessCell> = {
  listVerifications: { input: () => ({}) },
  requestVerification: { input: () => ({ body: { kind: 'mail', value: 'people@matrix.example' } }) },
  uploadCompanyDocument: { input: () => ({ files: { file: pngFile('extract.png') } }) },
  // Its own test hands over with the password; where it is wrong, nothing is told of who is a member.
  transferOwnership: {
    input: ({ memberId }) => ({ params: { id: memberId }, body: { password: 'not the password' } }),
    statuses: { recruiter: 422, 'other recruiter': 422 },
  },
  readJobTeam: {
    input: ({ jobId }) => ({ params: { id: jobId } }),
    isOwned: true,
    shows: ({ jobId }) => jobId,
  },
  changeJobTeam: {
    input: ({ jobId }, { viewer }) => ({ params: { id: jobId }, body: { member_ids: [viewer.id] } }),
    statuses: { 'other recruiter': 404 },
  },
  readNotificationSettings: { input: () => ({}), statuses: { newcomer: 200, viewer: 200 } },
  changeNotificationSettings: {
    input: () => ({ body: { notifications: { interview: { push: false } } } }),
    statuses: { newcomer: 200, viewer: 200 },
  },
  listTokens: { input: () => ({}) },
  createToken: { input: () => ({ body: { name: 'Matrix', scopes: ['jobs'] } }) },
  // Its own test revokes one.
  revokeToken: {
    input: () => ({ params: { id: 'notoken' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  uploadCompanyPicture: {
    input: () => ({ body: { kind: 'photo' }, files: { picture: pngFile('office.png') } }),
  },
  // Its own test deletes one, and reads one.
  deleteCompanyPicture: {
    input: () => ({ params: { id: 'nopicture' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  readCompanyPicture: {
    input: () => ({ params: { id: 'nopicture' } }),
    statuses: Object.fromEntries(callerKinds.map(kind => [kind, 404])),
  },
  readAuditLog: { input: () => ({}) },
}
