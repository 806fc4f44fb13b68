import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { answerOrRedirect } from '../../recruiter/recruiter.server.ts'
import { loadApplicantDetail } from '../load-applicant-page.server.ts'

/** Who stands beside the list, opened as their own page opens them, or why nobody does; null where nobody is chosen. */
export const loadPane = async (page: PageContext, id: string) => {
  if (id === '') return null
  const opened = await page.call(openApplicant, { params: { id } })
  if (!opened.ok) {
    if (opened.status === 401) answerOrRedirect(page, opened)
    return { id, shown: null, status: opened.status, text: opened.message }
  }
  const detail = await loadApplicantDetail(page, id, { isDrawn: false })
  const { profile: _, timeline, videos, interviews, previous, readers, resume, ...shown } = detail
  return {
    id,
    shown: { ...shown, resume: resume && { name: resume.name, url: resume.url } },
    idempotencyKey: page.newKey(),
  }
}

export type PaneView = NonNullable<Awaited<ReturnType<typeof loadPane>>>
export type ShownApplicant = NonNullable<PaneView['shown']>
