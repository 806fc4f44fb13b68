import type { Db } from '../../db/client.ts'
import { createSection } from './section.ts'
import {
  educationRules,
  licenseCertificationRules,
  websiteRules,
  workExperienceRules,
} from './section-rules.ts'

/** The sections of a profile that have entries. */
export const createSections = (db: Db) => ({
  work: createSection(db, workExperienceRules),
  educations: createSection(db, educationRules),
  licenses: createSection(db, licenseCertificationRules),
  websites: createSection(db, websiteRules),
})

export type Sections = ReturnType<typeof createSections>
