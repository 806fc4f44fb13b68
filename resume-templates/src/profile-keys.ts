import type { OrderedSection, SectionKey } from './content.ts'

/** What the sections of a profile's resume are called, which templates and labels know. */
export const profileKeys: Partial<Record<OrderedSection['kind'], SectionKey>> = {
  summary: 'about',
  experience: 'work',
  education: 'educations',
  skills: 'skills',
  licenses: 'licenses',
  links: 'links',
}
