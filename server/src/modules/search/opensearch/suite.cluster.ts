import { adapterSuite } from '../adapter-suite/suite.ts'
import { openTestCluster } from './testing.ts'

adapterSuite({
  name: 'OpenSearch',
  open: (installation, isFresh = false) => openTestCluster(installation, { isFresh }),
})
