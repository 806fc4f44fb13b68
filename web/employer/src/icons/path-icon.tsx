import { BellIcon, PlusIcon } from '@hanap/ui/icon'
import { ChatIcon, FindIcon, InterviewsIcon, SettingsIcon } from '@hanap/ui/icons/navigation'
import { CompanyIcon } from '@hanap/ui/icons/things'
import { ApplicantsIcon, FeedIcon, JobsIcon, PeopleIcon, ReportsIcon } from '../icons/nav-icons.tsx'

/** The first that begins a path is its own. */
const icons = [
  ['/jobs/new', PlusIcon],
  ['/jobs/feed', FeedIcon],
  ['/applicants/settings', SettingsIcon],
  ['/applicants', ApplicantsIcon],
  ['/interviews', InterviewsIcon],
  ['/chats', ChatIcon],
  ['/talents', FindIcon],
  ['/reports', ReportsIcon],
  ['/members', PeopleIcon],
  ['/company', CompanyIcon],
  ['/notifications', BellIcon],
  ['/account', SettingsIcon],
] as const

/** As the side bar has it. */
export function PathIcon({ path }: { path: string }) {
  const [, Icon = JobsIcon] = icons.find(([start]) => path.startsWith(start)) ?? []
  return <Icon />
}
