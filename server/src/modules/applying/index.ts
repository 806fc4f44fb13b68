import type { ServerModule } from '../../calls/module.ts'
import { type ApplyingDeps, applyingRoutes } from './routes.ts'

export type { ApplyingDeps } from './routes.ts'

/** Applying to a job, with the registration that may come with it (calls 014, 028 and 111); the wire calls this service `data`. */
export const applyingModule = (deps: ApplyingDeps): ServerModule => ({ routes: applyingRoutes(deps) })
