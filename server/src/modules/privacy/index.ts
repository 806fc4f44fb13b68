import { downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import * as schemas from '@hanap/contracts/jobseekers/privacy.schemas'
import type { ServerModule } from '../../calls/module.ts'
import { FileAnswer, seekerRoute } from '../../calls/route.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { type AccessDeps, accessRoutes } from './access-routes.ts'
import { archive } from './archive.ts'
import { type EraseElsewhere, sweepDeletedAccounts } from './deletion.ts'
import type { OwnDataDeps } from './own-data.ts'
import { settingRoutes } from './setting-routes.ts'

export { recordAccess, recordChatAccess, recordExport, seenByCompany } from './data-access.ts'
export {
  type FindableSeeker,
  findableAfter,
  findableAmong,
  findableAmongBy,
  isFindableBy,
  saveDemoConsent,
  setFindable,
} from './findable.ts'
export { retention } from './retention.ts'
export { openTalentProfile, recordFound } from './talent-views.ts'

export interface PrivacyDeps extends OwnDataDeps, AccessDeps {
  eraseElsewhere: EraseElsewhere
  onError(error: unknown): void
}

/** What seekers decide about their account and its data: calls 044, 048, 170 and 183. */
export const privacyModule = (deps: PrivacyDeps): ServerModule => {
  return {
    routes: [
      ...settingRoutes(deps.db),
      ...accessRoutes(deps),

      seekerRoute(downloadMyData, schemas.downloadMyData, async incoming => {
        const bytes = await archive(deps, incoming)
        const info = { name: 'hanap-data.zip', mime: 'application/zip', size: bytes.byteLength }
        return new FileAnswer(info, bytes)
      }),
    ],
    leaderTasks: [
      every({
        everyMs: HOUR_MS,
        run: () => sweepDeletedAccounts(deps.db, deps.eraseElsewhere),
        onError: deps.onError,
      }),
    ],
  }
}
