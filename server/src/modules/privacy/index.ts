import { downloadMyData } from '@hanap/contracts/privacy.calls'
import * as schemas from '@hanap/contracts/privacy.schemas'
import type { Module } from '../../http/module.ts'
import { FileAnswer, seekerRoute } from '../../http/route.ts'
import { archive } from './archive.ts'
import type { OwnDataDeps } from './own-data.ts'
import { settingRoutes } from './setting-routes.ts'

export type PrivacyDeps = OwnDataDeps

/** What seekers decide about their account and its data: calls 044, 048 and 170. */
export const privacyModule = (deps: PrivacyDeps): Module => ({
  routes: [
    ...settingRoutes(deps.db),

    seekerRoute(downloadMyData, schemas.downloadMyData, async incoming => {
      const bytes = await archive(deps, incoming)
      const info = { name: 'hanap-data.zip', mime: 'application/zip', size: bytes.byteLength }
      return new FileAnswer(info, bytes)
    }),
  ],
})
