import { CheckIcon, FileIcon, GlobeIcon } from '@hanap/ui/icon'
import { PictureIcon } from '@hanap/ui/icons/editing'
import { MeIcon, ResumeIcon } from '@hanap/ui/icons/navigation'
import { CompanyIcon } from '@hanap/ui/icons/things'
import { FilmIcon } from './film-icon.tsx'
import { LearningIcon } from './learning-icon.tsx'

const icons = new Map([
  ['experience', CompanyIcon],
  ['education', LearningIcon],
  ['skills', CheckIcon],
  ['licenses', ResumeIcon],
  ['links', GlobeIcon],
  ['video', FilmIcon],
  ['photo', PictureIcon],
  ['basics', MeIcon],
])

/** The icon of a part of the profile. */
export function SectionIcon({ section }: { section: string }) {
  const Icon = icons.get(section) ?? FileIcon
  return <Icon />
}
