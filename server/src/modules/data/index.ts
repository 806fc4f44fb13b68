import type { ServerModule } from '../../calls/module.ts'
import { type DataDeps, dataRoutes } from './routes.ts'

export type { DataDeps } from './routes.ts'

/** A door onto accounts and applications: calls 014, 028 and 111. */
export const dataModule = (deps: DataDeps): ServerModule => ({ routes: dataRoutes(deps) })
