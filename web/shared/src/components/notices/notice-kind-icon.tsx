import type { noticeKinds } from '@hanap/contracts/jobseekers/notifications.calls'
import {
  AppliedIcon,
  ChatIcon,
  InterviewsIcon,
  JobAlertIcon,
  MeIcon,
  PrivacyIcon,
} from '@hanap/ui/icons/navigation'
import { CompanyIcon } from '@hanap/ui/icons/things'

const icons = {
  chat_message: ChatIcon,
  applied: AppliedIcon,
  stage_changed: AppliedIcon,
  ad_changed: AppliedIcon,
  job_alert: JobAlertIcon,
  company_news: CompanyIcon,
  interview: InterviewsIcon,
  new_log_in: PrivacyIcon,
  password_changed: PrivacyIcon,
  email_changed: PrivacyIcon,
  social_linked: PrivacyIcon,
  new_applicant: MeIcon,
  applicants_waiting: MeIcon,
  job_hidden: CompanyIcon,
  join_asked: CompanyIcon,
  join_answered: CompanyIcon,
  ownership_transferred: CompanyIcon,
  verification_lapsed: CompanyIcon,
  verification_decided: CompanyIcon,
  name_decided: CompanyIcon,
} as const satisfies Record<(typeof noticeKinds)[number], unknown>

/** What a notification is about, at a glance. */
export function NoticeKindIcon({ kind }: { kind: keyof typeof icons }) {
  const Icon = icons[kind]
  return (
    <span className="notice-icon">
      <Icon />
    </span>
  )
}
