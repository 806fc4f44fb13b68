import { languages } from '@hanap/markets/languages'
import { index, prefix, route } from '@react-router/dev/routes'

export default [
  index('catalogue/page.tsx', { id: 'catalogue' }),
  ...languages.map(({ slug }) => route(slug, 'catalogue/page.tsx', { id: `catalogue-${slug}` })),
  ...prefix(':lang?', [
    route('courses/:key', 'course/page.tsx'),
    route('courses/:key/:chapter/:lesson', 'lesson/page.tsx'),
    route('my-courses', 'mine/page.tsx'),
    route('certificates/:id', 'certificate/page.tsx'),
    route('verify', 'certificate/verify.tsx'),
    route('get-started', 'account/get-started.ts'),
    route('log-out', 'account/log-out.ts'),
    route('maintenance', 'maintenance.tsx'),
  ]),
  route('*', 'not-found.tsx'),
]
