import { z } from 'zod'
import { SessionUser } from '../auth/session.schemas.ts'
import { Empty, Id, IdParams, Instant, nameText, OptionId, Phone, typedText } from '../fields.schemas.ts'
import { JobPreference, Resume } from './jobseekers.schemas.ts'
import { VideoResume } from './video-resumes.schemas.ts'

/** `YYYY-MM`. */
const Month = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/)
/** Opened by others' browsers: nothing but http and https. */
const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500)

/** Typed text of one line. */
const line = (min: number, max: number) => typedText(min, max).regex(/^[^\n\r\t]*$/)
const word = line(1, 120)
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

/** An entry's fields as the wire answers them: each is there, null where nothing is said. */
const WorkExperience = z
  .object({
    id: Id,
    job_title: z.string(),
    company_name: z.string(),
    company_id: Id.nullable(),
    industry_id: OptionId.nullable(),
    function_id: OptionId.nullable(),
    is_currently_working: z.boolean(),
    from: Month.nullable(),
    to: Month.nullable(),
    location_id: OptionId.nullable(),
    description: z.string().nullable(),
    skills: z.array(z.string()),
  })
  .meta({ id: 'WorkExperience' })
export type WorkExperience = z.infer<typeof WorkExperience>

const WorkExperienceFields = z.object({
  job_title: word,
  company_name: word,
  company_id: optional(Id),
  industry_id: optional(OptionId),
  function_id: optional(OptionId),
  is_currently_working: z.boolean().optional(),
  from: optional(Month),
  to: optional(Month),
  location_id: optional(OptionId),
  description: optional(typedText(0, 4000)),
  skills: z.array(line(1, 60)).max(30).optional(),
})

const Education = z
  .object({
    id: Id,
    school: z.string(),
    degree_id: OptionId.nullable(),
    field_of_study: z.string().nullable(),
    from: Month.nullable(),
    to: Month.nullable(),
    is_currently_studying: z.boolean(),
    description: z.string().nullable(),
  })
  .meta({ id: 'Education' })
export type Education = z.infer<typeof Education>

const EducationFields = z.object({
  school: word,
  degree_id: optional(OptionId),
  field_of_study: optional(line(0, 120)),
  from: optional(Month),
  to: optional(Month),
  is_currently_studying: z.boolean().optional(),
  description: optional(typedText(0, 4000)),
})

const LicenseCertification = z
  .object({
    id: Id,
    title: z.string(),
    issuing_organisation: z.string().nullable(),
    issue_date: Month.nullable(),
    expiry_date: Month.nullable(),
    credential_id: z.string().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'LicenseCertification' })
export type LicenseCertification = z.infer<typeof LicenseCertification>

const LicenseCertificationFields = z.object({
  title: word,
  issuing_organisation: optional(line(0, 120)),
  issue_date: optional(Month),
  expiry_date: optional(Month),
  credential_id: optional(line(0, 120)),
  url: optional(WebAddress),
})

const Website = z.object({ id: Id, title: z.string().nullable(), url: z.string() }).meta({ id: 'Website' })
export type Website = z.infer<typeof Website>

const WebsiteFields = z.object({ title: optional(line(0, 120)), url: WebAddress })

/** `id` is the skill's in the lists; null: the seeker's own words. */
const ProfileSkill = z.object({ id: OptionId.nullable(), value: z.string() }).meta({ id: 'Skill' })
export type ProfileSkill = z.infer<typeof ProfileSkill>

/** What a profile may say, by what it is worth to who reads it. */
export const profileParts = [
  'work_experiences',
  'educations',
  'skills',
  'about',
  'headline',
  'job_preferences',
  'phone_num',
  'location_id',
  'notice_period_id',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** `percent` is of 100; `missing` has what would add most first. */
const Completeness = z.object({ percent: z.int(), missing: z.array(z.enum(profileParts)) })

const Profile = z.object({
  headline: z.string().nullable(),
  about: z.string().nullable(),
  location_id: OptionId.nullable(),
  xp_lvl_id: OptionId.nullable(),
  /** The verified one, else what the seeker says. */
  user_identity_id: OptionId.nullable(),
  completeness: Completeness,
})

/** A phone number as people read it: within its country, and from abroad. */
const PhoneText = z.object({
  /** Null where it is of none of the markets. */
  country_key: z.string().nullable(),
  national: z.string(),
  international: z.string(),
})

/** The session user record and all that the seeker's profile has. */
const OwnUser = SessionUser.extend({
  /** `phone_num` as people read it; null where there is none. */
  phone: PhoneText.nullable(),
  profile: Profile,
  work_experiences: z.array(WorkExperience),
  educations: z.array(Education),
  license_certifications: z.array(LicenseCertification),
  websites: z.array(Website),
  job_preferences: z.array(JobPreference),
  skills: z.array(ProfileSkill),
  resumes: z.array(Resume),
  video_resumes: z.array(VideoResume),
  blocked_companies: z.array(z.object({ id: Id, name: z.string() })),
  /** The badge comes from verification alone. */
  identity: z
    .object({ user_identity_id: OptionId, is_verified: z.boolean(), verified_at: Instant })
    .nullable(),
}).meta({ id: 'OwnUser' })
export type OwnUser = z.infer<typeof OwnUser>

const ownUser = z.object({ user: OwnUser })

export const completeProfile = { answer: ownUser }

export const updateMe = {
  body: z.object({
    first_name: nameText(1, 120).optional(),
    last_name: nameText(0, 120).optional(),
    phone_num: optional(Phone),
    notice_period_id: optional(OptionId),
    user_identity_id: optional(OptionId),
    headline: optional(line(0, 160)),
    about: optional(typedText(0, 4000)),
    location_id: optional(OptionId),
    xp_lvl_id: optional(OptionId),
  }),
  answer: ownUser,
}

export const readMe = {
  query: z.object({ source: z.enum(['mobile_web', 'web']).optional() }),
  answer: ownUser,
}

export const checkFirstRegistration = { answer: z.object({ is_first_registration: z.boolean() }) }

export const listWorkExperiences = { answer: z.array(WorkExperience) }
export const createWorkExperience = { body: WorkExperienceFields, answer: WorkExperience }
export const updateWorkExperience = {
  params: IdParams,
  body: WorkExperienceFields.partial(),
  answer: WorkExperience,
}
export const deleteWorkExperience = { params: IdParams, answer: Empty }

export const listEducations = { answer: z.array(Education) }
export const createEducation = { body: EducationFields, answer: Education }
export const updateEducation = { params: IdParams, body: EducationFields.partial(), answer: Education }
export const deleteEducation = { params: IdParams, answer: Empty }

export const createLicenseCertification = { body: LicenseCertificationFields, answer: LicenseCertification }
export const updateLicenseCertification = {
  params: IdParams,
  body: LicenseCertificationFields.partial(),
  answer: LicenseCertification,
}
export const deleteLicenseCertification = { params: IdParams, answer: Empty }

export const createWebsite = { body: WebsiteFields, answer: Website }
export const updateWebsite = { params: IdParams, body: WebsiteFields.partial(), answer: Website }
export const deleteWebsite = { params: IdParams, answer: Empty }

/** All of the seeker's skills at once: those of the lists, then those of their own words, in the order sent. */
export const updateSkills = {
  body: z.object({
    skill_ids: z.array(OptionId).max(50).optional(),
    skills: z.array(line(1, 60)).max(50).optional(),
  }),
  answer: z.array(ProfileSkill),
}
