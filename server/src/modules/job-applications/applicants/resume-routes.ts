import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as applicantSchemas from '@hanap/contracts/job-applications/applicants.schemas'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import * as schemas from '@hanap/contracts/job-applications/job-applications.schemas'
import type { Member } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, memberRoute, type Route } from '../../../calls/route.ts'
import { hiringSettingsOf } from '../team-work/hiring-settings.ts'
import { isContactable } from '../views.ts'
import { findVisible } from '../visibility.ts'
import { isFirstStage } from './blind.ts'
import type { ApplicantRoutesDeps } from './routes.ts'

/** The resume that was sent with an application, as its file and as drawn pages: calls 122, 434 and 435. */
export const applicantResumeRoutes = (deps: ApplicantRoutesDeps): Route[] => {
  const { db, resumes, recordAccess } = deps

  /** Which resume a member may see of an application; pages are guarded as the file is. */
  const shownResume = async (caller: Member, applicationId: string) => {
    const application = await findVisible(deps, caller, applicationId)
    const { account_id: accountId, resume_id: resumeId } = application
    const [accounts, { isNameBlind }] = await Promise.all([
      accountId === null ? undefined : deps.accountsByIds([accountId]),
      hiringSettingsOf(db, caller.companyId),
    ])
    const isShown =
      resumeId !== null &&
      isContactable(application, accounts?.get(accountId ?? '')) &&
      !(isNameBlind && isFirstStage(application))
    if (!isShown) throw new Refusal('not_found')
    return { application, resumeId }
  }

  return [
    memberRoute(calls.readApplicantResume, schemas.readApplicantResume, async ({ params, caller }) => {
      const { application, resumeId } = await shownResume(caller, params.id)
      const file = await resumes.readFile(resumeId)
      if (!file) throw new Refusal('not_found')
      await recordAccess(caller, 'resume', [application])
      const { name, mime, size, bytes } = file
      return new FileAnswer({ name, mime, size }, bytes)
    }),

    memberRoute(
      applicantCalls.readResumePages,
      applicantSchemas.readResumePages,
      async ({ params, caller }) => {
        const { application, resumeId } = await shownResume(caller, params.id)
        const drawn = await resumes.drawnPages(resumeId)
        if (!drawn) throw new Refusal('not_found')
        await recordAccess(caller, 'resume', [application])
        const path = applicantCalls.readResumePages.path.replace('{id}', application.id)
        return {
          problem: drawn.problem,
          num_of_pages: drawn.numOfPages,
          pages: drawn.pages.map(({ width, height }, at) => ({
            number: at + 1,
            width,
            height,
            url: `${path}/${at + 1}`,
          })),
        }
      },
    ),

    memberRoute(
      applicantCalls.readResumePage,
      applicantSchemas.readResumePage,
      async ({ params, caller }) => {
        const { application, resumeId } = await shownResume(caller, params.id)
        const bytes = await resumes.drawnPage(resumeId, params.page)
        if (!bytes) throw new Refusal('not_found')
        await recordAccess(caller, 'resume', [application])
        const info = { name: `resume-${params.page}.png`, mime: 'image/png', size: bytes.byteLength }
        return new FileAnswer(info, bytes)
      },
    ),
  ]
}
