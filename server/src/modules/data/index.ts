import type { ServerModule } from '../../calls/module.ts'
import { type DataDeps, dataRoutes } from './routes.ts'

export type { DataDeps } from './routes.ts'

/** Applying to a job, with the registration that may come with it (calls 014, 028 and 111); the wire calls this service `data`. */
export const dataModule = (deps: DataDeps): ServerModule => ({ routes: dataRoutes(deps) })
