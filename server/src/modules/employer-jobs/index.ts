import type { ServerModule } from '../../calls/module.ts'
import type { EmployerJobsDeps } from './deps.ts'
import { employerJobRoutes } from './routes.ts'

export { type DemoAds, saveDemoAds } from './demo-ads.ts'
export { retention } from './retention.ts'

/** Jobs as their employers write, publish, change and close them: calls 331-341. */
export const employerJobsModule = (deps: EmployerJobsDeps): ServerModule => ({
  routes: employerJobRoutes(deps),
})
