import { whenTouched } from '@hanap/shared/start/when-touched'

whenTouched(() => import('@hanap/shared/hydration/hydrate'))
