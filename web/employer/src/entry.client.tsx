import { startRouter } from '@hanap/shared/start/start-router'
import { whenIdleOrTouched } from '@hanap/shared/start/when-idle'

whenIdleOrTouched(() => startRouter(() => import('./hydrate.tsx')))
