import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/resumes.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { resumesStore } from '../resumes-store.ts'
import type { Drawings } from './drawings.ts'

/** A seeker's own resumes as they look to those who open the file: calls 558 and 559. */
export const drawnResumeRoutes = ({ db, drawings }: { db: Db; drawings: Drawings }): Route[] => {
  const own = async (accountId: string, resumeId: string) => {
    const resume = await resumesStore.find(db, accountId, resumeId)
    if (!resume) throw new Refusal('resume_not_found')
    return resume
  }

  return [
    seekerRoute(calls.readOwnResumePages, schemas.readOwnResumePages, async ({ params, caller }) => {
      const { problem, numOfPages, pages } = await drawings.pagesOf(await own(caller.accountId, params.id))
      const path = calls.readOwnResumePages.path.replace('{id}', params.id)
      return {
        problem,
        num_of_pages: numOfPages,
        pages: pages.map(({ width, height }, at) => ({
          number: at + 1,
          width,
          height,
          url: `${path}/${at + 1}`,
        })),
      }
    }),

    seekerRoute(calls.readOwnResumePage, schemas.readOwnResumePage, async ({ params, caller }) => {
      const bytes = await drawings.page(await own(caller.accountId, params.id), params.page)
      if (!bytes) throw new Refusal('not_found')
      return new FileAnswer(
        { name: `resume-${params.page}.png`, mime: 'image/png', size: bytes.byteLength },
        bytes,
      )
    }),
  ]
}
