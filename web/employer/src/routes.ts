import { languages } from '@hanap/markets/languages'
import { index, prefix, route } from '@react-router/dev/routes'

export default [
  index('jobs/page.tsx', { id: 'jobs' }),
  ...languages.map(({ slug }) => route(slug, 'jobs/page.tsx', { id: `jobs-${slug}` })),
  ...prefix(':lang?', [
    route('log-in', 'account/log-in.tsx'),
    route('log-out', 'account/log-out.ts'),
    route('sign-up', 'account/sign-up.tsx'),
    route('reset-password', 'account/reset-password.tsx'),
    route('account', 'account/settings.tsx'),
    route('account/email', 'account/email.tsx'),
    route('account/password', 'account/password.tsx'),
    route('company', 'company/page.tsx'),
    route('company/verification', 'verification/page.tsx'),
    route('company/audit-log', 'audit/page.tsx'),
    route('members', 'team/page.tsx'),
    route('notifications', 'notifications/page.tsx'),
    route('jobs/:jobId/applicants', 'applicants/page.tsx'),
    route('jobs/:jobId/reports', 'jobs/reports.tsx'),
    route('jobs/:jobId/team', 'job-team/page.tsx'),
    route('jobs/:jobId/greet/:seekerId', 'chats/greet.tsx'),
    route('applicants/:id', 'applicants/applicant.tsx'),
    route('applicants/:id/interview', 'interviews/propose.tsx'),
    route('interviews', 'interviews/list.tsx'),
    route('interviews/:id', 'interviews/page.tsx'),
    route('applicants/:id/chat', 'chats/new-chat.tsx'),
    route('chats/:chatId?', 'chats/page.tsx'),
    route('chats/:chatId/report', 'chats/report.tsx'),
    route('maintenance', 'maintenance.tsx'),
  ]),
  route('*', 'not-found.tsx'),
]
