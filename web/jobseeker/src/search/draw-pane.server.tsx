import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import type { ReactNode } from 'react'
import { jobView } from '../job/job-detail-view.server.ts'
import JobPane from '../job/job-pane.tsx'
import paneTexts from '../job/job-pane.tsx?texts'
import type { CardView } from '../jobs/card-view.ts'

/** The job beside a list as its pane shows it; nothing where it cannot be read, which the pane itself will say. */
export const drawPane = async (page: PageContext, { id, href }: CardView): Promise<ReactNode> => {
  const outcome = await page.call(readJob, { params: { id } })
  if (!outcome.ok) return null
  const texts = textsFor(factsOf(page).language, paneTexts)
  return <JobPane view={{ job: jobView(page, outcome.data), texts }} href={href} />
}
