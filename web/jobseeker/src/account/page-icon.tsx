import {
  AppliedIcon,
  ChatIcon,
  HiddenIcon,
  InterviewsIcon,
  JobAlertIcon,
  MeIcon,
  NoticeIcon,
  PreferencesIcon,
  PrivacyIcon,
  ResumeIcon,
  SavedIcon,
  SettingsIcon,
} from '@hanap/ui/icons/navigation'
import { CompanyIcon } from '@hanap/ui/icons/things'

const icons = [
  ['/profile', MeIcon],
  ['/resumes', ResumeIcon],
  ['/applied-jobs', AppliedIcon],
  ['/saved-jobs', SavedIcon],
  ['/interviews', InterviewsIcon],
  ['/chat', ChatIcon],
  ['/job-alerts', JobAlertIcon],
  ['/job-preferences', PreferencesIcon],
  ['/notifications', NoticeIcon],
  ['/account-settings', SettingsIcon],
  ['/hidden-jobs', HiddenIcon],
  ['/followed-companies', CompanyIcon],
  ['/blocked-companies', PrivacyIcon],
  ['/verify-identity', PrivacyIcon],
] as const

/** The icon of one of a person's own pages, by its address in any language. */
export function PageIcon({ href }: { href: string }) {
  const [, Icon] = icons.find(([path]) => href.endsWith(path)) ?? icons[0]
  return <Icon />
}
