import { languages } from '@hanap/markets/languages'
import { index, prefix, route } from '@react-router/dev/routes'

export default [
  index('list/page.tsx', { id: 'documents' }),
  ...languages.map(({ slug }) => route(slug, 'list/page.tsx', { id: `documents-${slug}` })),
  ...prefix(':lang?', [
    route('documents/:id', 'editor/page.tsx'),
    route('documents/:id/reading', 'editor/reading.tsx'),
    route('documents/:id/link', 'link/page.tsx'),
    route('documents/:id/versions', 'versions/page.tsx'),
    route('documents/:id/differences', 'sync/page.tsx'),
    route('r/:key', 'link/public-page.tsx'),
    route('documents/:id/tailoring', 'tailoring/page.tsx'),
    route('get-started', 'account/get-started.ts'),
    route('log-out', 'account/log-out.ts'),
    route('maintenance', 'maintenance.tsx'),
  ]),
  route('*', 'not-found.tsx'),
]
