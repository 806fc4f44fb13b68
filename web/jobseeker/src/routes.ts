import { languages } from '@hanap/markets/languages'
import { index, prefix, route } from '@react-router/dev/routes'

export default [
  index('home/page.tsx', { id: 'home' }),
  // A language alone is its home page; `:lang` would stand for keyword pages too.
  ...languages.map(({ slug }) => route(slug, 'home/page.tsx', { id: `home-${slug}` })),
  ...prefix(':lang?', [
    route('onsite-job', 'home/page.tsx', { id: 'onsite-job' }),
    route('get-started', 'account/get-started.tsx'),
    route('log-out', 'account/log-out.ts'),
    route('social-log-in/:provider', 'account/social-start.ts'),
    route('social-log-in/:provider/answer', 'account/social-answer.ts'),
    route('set-password', 'account/set-password.tsx'),
    route('saved-jobs', 'account/saved-jobs.tsx'),
    route('applied-jobs', 'account/applied-jobs.tsx'),
    route('applied-jobs/:jobId', 'account/application.tsx'),
    route('blocked-companies', 'account/blocked-companies.tsx'),
    route('hidden-jobs', 'account/hidden-jobs.tsx'),
    route('job-preferences', 'account/job-preferences.tsx'),
    route('job-preferences/:id', 'account/job-preference.tsx'),
    route('companies', 'company/search-page.tsx'),
    route('company/:company', 'company/page.tsx'),
    route('job/:job', 'job/page.tsx'),
    route('job/:job/apply', 'apply/page.tsx'),
    route('job/:job/apply/success', 'apply/success.tsx'),
    route('job/:job/report', 'report/page.tsx'),
    route('country-and-language', 'region/page.tsx'),
    ...['help', 'terms', 'privacy', 'cookies'].map(path => route(path, 'info/page.tsx', { id: path })),
    route('maintenance', 'info/maintenance.tsx'),
    route(':search', 'search/page.tsx'),
  ]),
  route('*', 'not-found.tsx'),
]
