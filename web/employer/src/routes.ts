import { languages } from '@hanap/markets/languages'
import { index, prefix, route } from '@react-router/dev/routes'

export default [
  index('jobs/page.tsx', { id: 'jobs' }),
  ...languages.map(({ slug }) => route(slug, 'jobs/page.tsx', { id: `jobs-${slug}` })),
  ...prefix(':lang?', [
    route('log-in', 'account/log-in.tsx'),
    route('log-out', 'account/log-out.ts'),
    route('jobs/:jobId/applicants', 'applicants/page.tsx'),
    route('applicants/:id', 'applicants/applicant.tsx'),
  ]),
  route('*', 'not-found.tsx'),
]
