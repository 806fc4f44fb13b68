import { TEST_PASSWORD } from '../../modules/auth/factory.ts'
import { buildDevice } from '../../modules/notifications/push/push-service.factory.ts'
import type { ProfileEntries } from '../../modules/profiles/factory.ts'
import { registrationFields } from '../../modules/recruiters/factory.ts'
import { resumeFile } from '../../modules/resumes/factory.ts'
import { videoFile } from '../../modules/videos/factory.ts'
import { academyCells } from '../academy/access-cells.ts'
import { interviewCells } from '../interview-cells.ts'
import { pngFile } from '../picture.ts'
import { adCells } from './ad-cells.ts'
import { applicantCells } from './applicant-cells.ts'
import { type AccessCell, callerKinds } from './cell.ts'
import { chatCells } from './chat-cells.ts'
import { companyCells } from './company-cells.ts'
import { documentCells } from './document-cells.ts'
import { operatorCells } from './operator-cells.ts'
import { reportCells } from './report-cells.ts'
import { talentCells } from './talent-cells.ts'

const anything: AccessCell = { input: () => ({}) }
const ofJob: AccessCell = { input: ({ jobId }) => ({ params: { id: jobId } }) }
const ofOpenJob: AccessCell = { input: ({ externalJobId }) => ({ params: { id: externalJobId } }) }
const ofApplication: AccessCell = {
  input: ({ applicationId }) => ({ params: { id: applicationId } }),
  isOwned: true,
}
const ofResume: AccessCell = { input: ({ resumeId }) => ({ params: { id: resumeId } }), isOwned: true }
const ofSavedRow: AccessCell = { input: ({ savedId }) => ({ params: { id: savedId } }), isOwned: true }
const ofPreference: AccessCell = {
  input: ({ preferenceId }) => ({ params: { id: preferenceId } }),
  isOwned: true,
}
const ofAlert: AccessCell = { input: ({ alertId }) => ({ params: { id: alertId } }), isOwned: true }
const ofVideo: AccessCell = { input: ({ videoId }) => ({ params: { id: videoId } }), isOwned: true }
const strangersOfVideo = { 'other seeker': 404, 'other recruiter': 404, newcomer: 404 }
const ofEntry = (section: keyof ProfileEntries, body?: object): AccessCell => ({
  input: ({ entries }) => ({ params: { id: entries[section] }, ...(body && { body }) }),
  isOwned: true,
})
/** A change also answers with the entry. */
const ofChangedEntry = (section: keyof ProfileEntries, body: object): AccessCell => ({
  ...ofEntry(section, body),
  shows: ({ entries }) => entries[section],
})
const work = { job_title: 'Nurse', company_name: 'Clinic' }
const ofCompany: AccessCell = { input: (_, { companyId }) => ({ params: { id: companyId } }) }
const everybody = (status: number) => Object.fromEntries(callerKinds.map(kind => [kind, status]))
/** The matrix asks in the default market; `singpass.test.ts` asks in Singapore. */
const notOfSingapore = { seeker: 403, 'other seeker': 403 }
const ofEverySignedIn = (status: number) =>
  Object.fromEntries(
    (['seeker', 'other seeker', 'recruiter', 'other recruiter', 'viewer', 'newcomer'] as const).map(kind => [
      kind,
      status,
    ]),
  )
/** Nobody registers who is signed in. */
const registering: AccessCell = {
  input: ({ newEmail }) => ({ body: { email: newEmail, first_name: 'New' } }),
  statuses: ofEverySignedIn(409),
}
const ofMember = (body?: object): AccessCell => ({
  input: ({ memberId }) => ({ params: { id: memberId }, ...(body && { body }) }),
  isOwned: true,
})

/** One for every call of the contract, by its name. A call that is added fails here until it has one. */
export const accessCells: Record<string, AccessCell> = {
  ...applicantCells,
  ...adCells,
  ...chatCells,
  ...interviewCells,
  ...operatorCells,
  ...reportCells,
  ...companyCells,
  ...talentCells,
  ...documentCells,
  ...academyCells,
  searchJobs: anything,
  searchJobsByBody: anything,
  similarJobs: { input: ({ jobId }) => ({ query: { job_id: jobId } }) },
  checkChat: { input: (_, { recruiter }) => ({ params: { recruiterId: recruiter.id } }) },
  companiesByLegalName: { input: () => ({ query: { company_name: 'Hanap' } }) },
  listAppliedJobs: { ...anything, shows: things => things.applicationId },
  readAppliedJob: {
    input: ({ jobId }) => ({ params: { jobId } }),
    isOwned: true,
    shows: things => things.applicationId,
  },
  withdrawApplication: ofApplication,
  confirmInterest: {
    input: ({ applicationId }) => ({ params: { id: applicationId }, body: { is_interested: true } }),
    isOwned: true,
  },
  listSavedJobs: { ...anything, shows: things => things.savedId },
  readSavedJob: {
    input: ({ jobId }) => ({ params: { jobId } }),
    isOwned: true,
    shows: things => things.savedId,
  },
  saveJob: { input: ({ jobId }) => ({ body: { job_id: jobId } }) },
  unsaveJob: ofSavedRow,
  createSavedJob: { input: ({ jobId }) => ({ body: { job_id: jobId } }) },
  deleteSavedJob: ofSavedRow,
  // The fixture's seeker has a note on `jobId`: nobody else's answer shows it.
  listJobNotes: { ...anything, shows: () => 'Ask for the bees.' },
  readJobNote: { ...ofJob, shows: () => 'Ask for the bees.' },
  writeJobNote: { input: ({ jobId }) => ({ params: { id: jobId }, body: { text: 'Ask for the hives.' } }) },
  deleteJobNote: ofJob,
  // The seeker of the matrix has applied to `jobId` already.
  apply: { ...ofJob, statuses: { seeker: 409 } },
  clickExternalJob: ofOpenJob,
  reportJob: { input: ({ jobId }) => ({ params: { id: jobId }, body: { report_reason_id: 1 } }) },
  viewJob: { input: ({ jobId }) => ({ params: { id: jobId }, body: { device: 'web' } }) },
  readJob: ofJob,
  readStaticJob: ofJob,
  isJobSaved: { ...ofJob, shows: things => things.savedId },
  recordHotSearch: { input: () => ({ body: { query: 'nurse' } }) },
  hotJobTitles: anything,
  jobsForYou: anything,
  listJobAlerts: { ...anything, shows: things => things.alertId },
  createJobAlert: {
    input: ({ newEmail }) => ({ body: { keyword: 'nurse', email: newEmail } }),
    statuses: { recruiter: 403, 'other recruiter': 403, viewer: 403, newcomer: 403 },
  },
  updateJobAlert: {
    ...ofAlert,
    input: ({ alertId }) => ({ params: { id: alertId }, body: { is_active: true } }),
    shows: things => things.alertId,
  },
  deleteJobAlert: ofAlert,
  previewJobAlert: anything,
  readJobAlertLink: { input: () => ({ query: { token: 'unknown' } }), statuses: everybody(422) },
  confirmJobAlerts: { input: () => ({ body: { token: 'unknown' } }), statuses: everybody(422) },
  unsubscribeJobAlert: { input: () => ({ body: { token: 'unknown' } }), statuses: everybody(422) },
  hideJob: { input: ({ jobId }) => ({ body: { job_id: jobId } }) },
  unhideJob: ofJob,
  listRecentSearches: anything,
  recordRecentSearch: { input: () => ({ body: { keyword: 'nurse' } }) },
  clearRecentSearches: anything,
  listHiddenJobs: anything,
  exposeJobs: { input: ({ jobId }) => ({ body: { data: { job_ids: [jobId], device: 'web' } } }) },
  clickJob: { input: ({ jobId }) => ({ body: { job_id: jobId, device: 'web' } }) },
  traceDestination: { input: () => ({ body: { tracker_name: 'newsletter', tracker_token: '1' } }) },
  recordGetStarted: anything,
  recordPopup: { input: () => ({ body: { popup_key: 'welcome' } }) },
  listPopups: anything,
  assistSpringEvent: { input: () => ({ body: { onboarded_method: 'web_complete_profile' } }) },
  logUtm: { input: () => ({ body: { utm_source: 'newsletter' } }) },
  reportEvents: { input: () => ({ body: { events: [{ event_name: 'opened' }] } }) },
  uploadWebEvents: { input: () => ({ body: { events: [{ event_name: 'opened' }] } }) },
  recordAnalyticsEvent: { input: () => ({ body: { event_name: 'opened', source: 'web' } }) },
  recommendedCourses: anything,
  // Their own tests have files.
  uploadAvatar: { input: () => ({ files: { avatar: pngFile('me.png') } }) },
  readAvatar: { input: () => ({ params: { id: '0'.repeat(64) } }), statuses: everybody(404) },
  deleteAvatar: anything,
  uploadFiles: { input: () => ({ files: { files: pngFile('screen.png') } }) },
  readUpload: {
    input: () => ({ params: { id: 'unknown' } }),
    statuses: { seeker: 404, 'other seeker': 404 },
  },
  sendFeedback: { input: () => ({ body: { content: 'Well done.' } }) },
  readRedDot: anything,
  listNotifications: { ...anything, shows: things => things.notificationId },
  markNotificationRead: {
    input: ({ notificationId }) => ({ params: { id: notificationId } }),
    isOwned: true,
    shows: () => 'unread_num',
  },
  markAllNotificationsRead: anything,
  readPushKey: anything,
  subscribePush: {
    input: ({ sessionId }) => ({
      body: {
        endpoint: `http://127.0.0.1:9/${sessionId}`,
        keys: buildDevice().keys,
      },
    }),
  },
  unsubscribePush: anything,
  register: registering,
  registerUser: registering,
  login: {
    input: (_, { otherSeeker }) => ({ body: { login: otherSeeker.email, password: TEST_PASSWORD } }),
  },
  loginSeeker: {
    input: (_, { otherSeeker }) => ({ body: { email: otherSeeker.email, password: TEST_PASSWORD } }),
  },
  loginGuest: { ...anything, statuses: ofEverySignedIn(403) },
  sendResetCode: { input: (_, { seeker }) => ({ body: { email: seeker.email } }) },
  // Nobody here asked for a code, and that is the same for everybody.
  verifyResetCode: {
    input: (_, { seeker }) => ({ body: { email: seeker.email, otp: '123456' } }),
    statuses: everybody(422),
  },
  resetPassword: {
    input: (_, { seeker }) => ({ body: { email: seeker.email, otp: '123456', new_password: TEST_PASSWORD } }),
    statuses: everybody(422),
  },
  generateAuthoriseUrl: {
    input: () => ({ body: { redirect_uri: 'http://localhost/singpass/callback' } }),
    statuses: notOfSingapore,
  },
  readSingpassUserInfo: { ...anything, statuses: notOfSingapore },
  verifySingaporeIdentity: { ...anything, statuses: notOfSingapore },
  exchangeSingpassCode: { input: () => ({ body: { state: 'unknown' } }), statuses: notOfSingapore },
  readIdentity: { ...anything, statuses: notOfSingapore },
  // Nobody has configured it here.
  readSingpassKeys: { ...anything, statuses: Object.fromEntries(callerKinds.map(kind => [kind, 503])) },
  readPublicProfile: { ...anything, shows: () => 'is_findable' },
  readAccountSetting: { ...anything, shows: () => 'has_password' },
  downloadMyData: { ...anything, shows: () => 'json-resume.json' },
  listDataAccess: { ...anything, shows: () => 'total_num' },
  sendDeletionCode: anything,
  // Its own test has the password.
  deleteAccount: { ...anything, statuses: { seeker: 422, 'other seeker': 422 } },
  changeUserSettings: { input: () => ({ body: { visibility: 'hidden' } }), shows: () => 'has_password' },
  changePassword: { input: () => ({ body: { password: TEST_PASSWORD, new_password: TEST_PASSWORD } }) },
  sendEmailCode: { input: ({ newEmail }) => ({ body: { email: newEmail, password: TEST_PASSWORD } }) },
  changeEmail: {
    input: ({ newEmail }) => ({ body: { email: newEmail, otp: '123456' } }),
    statuses: ofEverySignedIn(422),
  },
  generateEmailCode: anything,
  verifyEmail: {
    input: () => ({ query: { code: '123456' } }),
    statuses: { seeker: 422, 'other seeker': 422 },
  },
  listSessions: { ...anything, shows: things => things.sessionId },
  endOwnSession: { input: ({ sessionId }) => ({ params: { id: sessionId } }), isOwned: true },
  endOtherSessions: anything,
  listSocialProviders: anything,
  listSocialLogins: { ...anything, shows: () => 'can_unlink' },
  // Nobody in the matrix has linked one.
  unlinkSocialLogin: {
    input: () => ({ params: { social_type: 'google' } }),
    statuses: { seeker: 404, 'other seeker': 404 },
  },
  startSocialLogin: { input: () => ({ body: { social_type: 'google' } }) },
  // A person's number at a provider is known to many; alone it is nobody's proof.
  socialLogin: {
    input: () => ({ body: { social_type: 'google', user_id: '1001' } }),
    statuses: everybody(401),
  },
  logOut: anything,
  readCompany: ofCompany,
  searchCompanies: anything,
  suggestCompanyNames: { input: () => ({ query: { query: 'a' } }) },
  suggestSearches: { input: () => ({ query: { query: 'a' } }) },
  featuredCompanies: anything,
  similarCompanies: { input: (_, { companyId }) => ({ params: { companyId } }) },
  listJobPreferences: { ...anything, shows: things => things.preferenceId },
  createJobPreference: { input: () => ({ body: { job_title: 'Nurse' } }) },
  updateJobPreference: {
    input: ({ preferenceId }) => ({ params: { id: preferenceId }, body: { job_title: 'Nurse' } }),
    isOwned: true,
    shows: things => things.preferenceId,
  },
  deleteJobPreference: ofPreference,
  readJobPreference: { ...ofPreference, shows: things => things.preferenceId },
  uploadVideoResume: { input: () => ({ files: { video_resume: videoFile() } }) },
  readVideoUpload: ofVideo,
  listVideoResumes: { ...anything, shows: things => things.videoId },
  // The recruiter's company has an application of the seeker's.
  playVideoResume: { ...ofVideo, isOwned: undefined, statuses: strangersOfVideo },
  readVideoCover: { ...ofVideo, isOwned: undefined, statuses: strangersOfVideo },
  uploadVideoCover: {
    input: ({ videoId }) => ({
      body: { video_resume_id: videoId },
      files: { video_cover: pngFile('cover.png') },
    }),
    isOwned: true,
  },
  deleteVideoResume: ofVideo,
  readSummaryWriter: anything,
  writeCareerSummary: {
    input: ({ preferenceId }) => ({ body: { job_preference_id: preferenceId } }),
    isOwned: true,
    shows: () => 'Honey House',
  },
  rewriteCareerSummary: {
    input: ({ preferenceId }) => ({ body: { job_preference_id: preferenceId, text: 'I keep bees.' } }),
    isOwned: true,
    shows: () => 'Honey House',
  },
  // Its own test has something to accept.
  acceptCareerSummary: { ...anything, statuses: { seeker: 409, 'other seeker': 409 } },
  discardCareerSummary: anything,
  completeProfile: { ...anything, shows: ({ entries }) => entries.work },
  updateMe: { input: () => ({ body: { headline: 'Nurse' } }), shows: ({ entries }) => entries.work },
  readMe: { ...anything, shows: ({ entries }) => entries.license },
  checkFirstRegistration: anything,
  listWorkExperiences: { ...anything, shows: ({ entries }) => entries.work },
  createWorkExperience: { input: () => ({ body: work }) },
  updateWorkExperience: ofChangedEntry('work', work),
  deleteWorkExperience: ofEntry('work'),
  listEducations: { ...anything, shows: ({ entries }) => entries.education },
  createEducation: { input: () => ({ body: { school: 'State University' } }) },
  updateEducation: ofChangedEntry('education', { school: 'State University' }),
  deleteEducation: ofEntry('education'),
  createLicenseCertification: { input: () => ({ body: { title: 'Registered nurse' } }) },
  updateLicenseCertification: ofChangedEntry('license', { title: 'Registered nurse' }),
  deleteLicenseCertification: ofEntry('license'),
  createWebsite: { input: () => ({ body: { url: 'https://example.com' } }) },
  updateWebsite: ofChangedEntry('website', { url: 'https://example.com' }),
  deleteWebsite: ofEntry('website'),
  updateSkills: { input: () => ({ body: { skills: ['Beekeeping'] } }) },
  listBlockedCompanies: anything,
  blockCompany: { input: (_, { otherCompanyId }) => ({ body: { company_id: otherCompanyId } }) },
  unblockCompany: ofCompany,
  followCompany: ofCompany,
  unfollowCompany: ofCompany,
  listFollowedCompanies: anything,
  listConfig: { input: () => ({ params: { type: 'ph' }, query: { language_code: 'en' } }) },
  readOutage: anything,
  listSkills: anything,
  locate: { input: () => ({ query: { latitude: '14.6', longitude: '121' } }) },
  readTranslationManifest: anything,
  // The version is not known here; that it is not found is the same for everybody.
  readTranslation: {
    input: () => ({ params: { version: 'none', language: 'en', file: 'common' } }),
    statuses: everybody(404),
  },
  quickApply: {
    input: ({ jobId, newEmail }) => ({ params: { id: jobId }, body: { email: newEmail, first_name: 'New' } }),
    statuses: ofEverySignedIn(409),
  },
  listApplicants: { ...anything, shows: things => things.applicationId },
  moveApplicant: {
    input: ({ applicationId }) => ({ params: { id: applicationId }, body: { pipeline_stage_id: 4 } }),
    isOwned: true,
    shows: things => things.applicationId,
  },
  loginRecruiter: {
    input: (_, { otherRecruiter }) => ({ body: { email: otherRecruiter.email, password: TEST_PASSWORD } }),
  },
  registerRecruiter: {
    input: ({ newEmail }) => ({ body: registrationFields(newEmail) }),
    statuses: ofEverySignedIn(409),
  },
  readRecruiter: anything,
  readInvitation: { input: ({ invitation }) => ({ query: { token: invitation } }) },
  // Members are of a company already; who is new has an address to verify first.
  joinCompany: {
    ...anything,
    statuses: { recruiter: 409, 'other recruiter': 409, viewer: 409, newcomer: 403 },
  },
  updateCompany: { input: () => ({ body: { about: 'We bake bread.' } }) },
  listMembers: { ...anything, shows: things => things.memberId },
  inviteMember: { input: ({ newEmail }) => ({ body: { email: newEmail, role: 'viewer' } }) },
  changeMember: ofMember({ role: 'viewer' }),
  removeMember: ofMember(),
  readJobReports: { input: ({ jobId }) => ({ params: { id: jobId } }), isOwned: true },
  // The job of the matrix is not hidden.
  answerJobReports: {
    input: ({ jobId }) => ({ params: { id: jobId }, body: { text: 'We moved.' } }),
    statuses: { recruiter: 409, 'other recruiter': 404 },
  },
  setPassword: { input: ({ linkToken }) => ({ body: { token: linkToken, new_password: TEST_PASSWORD } }) },
  readPasswordLink: { input: ({ linkToken }) => ({ query: { token: linkToken } }) },
  sendPasswordLink: { input: () => ({ body: { email: 'nobody@example.com' } }) },
  acceptTerms: anything,
  listResumes: { ...anything, shows: things => things.resumeId },
  readResumeFile: {
    input: ({ resumeId }) => ({ params: { id: resumeId } }),
    isOwned: true,
    shows: () => '%PDF-',
  },
  uploadResume: { input: () => ({ files: { file: resumeFile() } }) },
  renameResume: {
    input: ({ resumeId }) => ({ params: { id: resumeId }, body: { filename: 'Mine' } }),
    isOwned: true,
    shows: things => things.resumeId,
  },
  readSyncableContent: { ...ofResume, shows: things => things.resumeId },
  readResumeText: ofResume,
  makeDefaultResume: { ...ofResume, shows: things => things.resumeId },
  deleteResume: ofResume,
  // The resume of the matrix is not deleted.
  restoreResume: { ...ofResume, isOwned: undefined, statuses: { seeker: 404, 'other seeker': 404 } },
  sendResumeEmail: {
    input: ({ resumeId }, { seeker }) => ({ body: { email: seeker.email, resume_id: resumeId } }),
    isOwned: true,
  },
  generateResume: {
    input: () => ({ body: { template_id: 1, language_code: 'en', sections: ['about'] } }),
    shows: () => '/api/jobseekers/resumes/',
  },
  previewResume: {
    input: () => ({ query: { template_id: '1', language_code: 'en' } }),
    shows: () => '%PDF-',
  },
  showResumeTemplate: { input: () => ({ params: { id: '1' } }) },
  exportJsonResume: { ...anything, shows: () => 'Hive inspector' },
  importJsonResume: { input: () => ({ body: { resume: { skills: [{ name: 'Bees' }] } } }) },
  openApplicant: { ...ofApplication, shows: things => things.applicationId },
  readApplicantResume: { ...ofApplication, shows: () => '%PDF-' },
  listRecruiterJobs: { ...anything, shows: things => things.jobId },
}
