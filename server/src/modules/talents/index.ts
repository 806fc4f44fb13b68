import type { ServerModule } from '../../calls/module.ts'
import type { QueryableIndex } from '../search/index.ts'
import type { TalentsDeps } from './find-talents.ts'
import { talentRoutes } from './routes.ts'

export { retention } from './retention.ts'
export { talentCollection } from './talent-source.ts'

/** Finding people who let verified companies find them: calls 351, 352 and 367. */
export const talentsModule = ({ index, ...deps }: TalentsDeps & { index: QueryableIndex }): ServerModule => ({
  routes: talentRoutes(deps, index),
})
