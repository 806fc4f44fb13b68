import { languages } from '@hanap/markets/languages'
import { index, prefix, route } from '@react-router/dev/routes'

export default [
  index('queue/page.tsx', { id: 'queue' }),
  ...languages.map(({ slug }) => route(slug, 'queue/page.tsx', { id: `queue-${slug}` })),
  ...prefix(':lang?', [
    route('log-in', 'account/log-in.tsx'),
    route('log-out', 'account/log-out.ts'),
    route('set-up', 'account/set-up.tsx'),
    route('code', 'account/code.tsx'),
    route('cases/:kind/:id', 'case/page.tsx'),
    route('log', 'log/page.tsx'),
  ]),
  route('*', 'not-found.tsx'),
]
