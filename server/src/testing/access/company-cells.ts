import { pngFile } from '../picture.ts'
import { type AccessCell, callerKinds } from './cell.ts'

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
  readCompanyDraft: { input: () => ({}) },
  saveCompanyDraft: {
    input: () => ({ body: { revision: 1_000_000, about: 'Matrix' } }),
    statuses: { recruiter: 409, 'other recruiter': 409 },
  },
  publishCompanyDraft: {
    input: () => ({ body: { revision: 1_000_000 } }),
    statuses: { recruiter: 409, 'other recruiter': 409 },
  },
  discardCompanyDraft: { input: () => ({}) },
  previewCompanyPage: { input: () => ({}) },
  listNameClaims: { input: () => ({}) },
  // Its own test claims one: here the first has its name already, and the other has proven nothing.
  claimName: {
    input: () => ({ body: { country_key: 'ph' } }),
    statuses: { recruiter: 422, 'other recruiter': 403 },
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
  listWebhooks: { input: () => ({}) },
  createWebhook: { input: () => ({ body: { url: 'https://hr.matrix.example', events: ['job_closed'] } }) },
  // Its own test deletes one, lists what one told, and sends that again.
  deleteWebhook: {
    input: () => ({ params: { id: 'nowebhook' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  listDeliveries: {
    input: () => ({ params: { id: 'nowebhook' }, query: {} }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  sendDeliveryAgain: {
    input: () => ({ params: { id: 'nowebhook', deliveryId: '1' } }),
    statuses: { recruiter: 404, 'other recruiter': 404 },
  },
  uploadDraftPicture: {
    input: () => ({ body: { kind: 'photo' }, files: { picture: pngFile('office.png') } }),
  },
  // Its own test takes one off.
  removeDraftPicture: {
    input: () => ({ params: { id: 'nopicture' } }),
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
