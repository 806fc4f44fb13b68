import type { Config } from '@react-router/dev/config'
import { lightenManifest } from '../shared/lighten-manifest.server.ts'

export default {
  appDirectory: 'src',
  routeDiscovery: { mode: 'initial' },
  buildEnd: lightenManifest,
} satisfies Config
