import { FileIcon } from '@hanap/ui/icon'
import { PictureIcon } from '@hanap/ui/icons/editing'
import {
  AppliedIcon,
  LearningIcon,
  MeIcon,
  PreferencesIcon,
  ResumeIcon,
  SeenIcon,
} from '@hanap/ui/icons/navigation'
import { CompanyIcon } from '@hanap/ui/icons/things'

const icons = new Map([
  ['experience', CompanyIcon],
  ['education', LearningIcon],
  ['skills', PreferencesIcon],
  ['licenses', ResumeIcon],
  ['links', AppliedIcon],
  ['video', SeenIcon],
  ['photo', PictureIcon],
  ['basics', MeIcon],
])

/** The icon of a part of the profile. */
export function SectionIcon({ section }: { section: string }) {
  const Icon = icons.get(section) ?? FileIcon
  return <Icon />
}
