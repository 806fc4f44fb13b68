import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'

const byExperience: Record<string, CourseLevel> = {
  'fresh-graduate': 'beginner',
  'no-experience': 'beginner',
  'under-1-year': 'beginner',
  '1-3-years': 'intermediate',
  '3-5-years': 'intermediate',
  '5-10-years': 'advanced',
  'over-10-years': 'advanced',
}

/** The level of courses for who has so much experience, by the key of one of `xp_lvls`; undefined for no such key. */
export const levelFor = (experienceKey: string): CourseLevel | undefined => byExperience[experienceKey]

const levels: readonly CourseLevel[] = ['beginner', 'intermediate', 'advanced']

/** How many levels lie between; 0 where none is wanted. */
export const levelDistance = (level: CourseLevel, wanted: CourseLevel | undefined): number =>
  wanted === undefined ? 0 : Math.abs(levels.indexOf(level) - levels.indexOf(wanted))
