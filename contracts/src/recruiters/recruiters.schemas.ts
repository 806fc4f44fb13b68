import { z } from 'zod'
import { Name, Password, Zero } from '../auth/auth.schemas.ts'
import { SessionUser, SignedIn } from '../auth/session.schemas.ts'
import { CompanyPicture } from '../companies/company-pictures.schemas.ts'
import { Email, Empty, Id, IdParams, Instant, lineText, OptionId, typedText } from '../fields.schemas.ts'

const Role = z.enum(['owner', 'admin', 'recruiter', 'viewer'])

/** Token of an invitation's link. */
const Invitation = z.string().min(16).max(200)
const CompanyName = lineText(1, 200)

export const registerRecruiter = {
  body: z.object({
    email: Email,
    password: Password,
    first_name: Name,
    last_name: Name,
    title: Name,
    /** Needed without an invitation. */
    company_name: CompanyName.optional(),
    invitation: Invitation.optional(),
    /** Where the company is; the market's own by default. */
    country_key: z.string().max(10).optional(),
    terms_and_condition: Zero.default(0),
  }),
  answer: SignedIn,
}

const RecruiterCompany = z.object({
  id: Id,
  name: z.string(),
  company_url: z.string(),
  /** The market whose site has its page. */
  country_key: z.string(),
  industry_id: OptionId.nullable(),
  size_id: OptionId.nullable(),
  website: z.string().nullable(),
  about: z.string().nullable(),
  benefit_ids: z.array(OptionId),
  culture_ids: z.array(OptionId),
  financing_stage_id: OptionId.nullable(),
  locations: z.array(z.string()),
  pictures: z.array(CompanyPicture),
  is_verified: z.boolean(),
  /** Seekers who follow it; null where they are fewer than 5. */
  num_of_followers: z.int().nullable(),
})

export const readRecruiter = {
  answer: z.object({
    user: SessionUser,
    title: z.string().nullable(),
    company: RecruiterCompany.nullable(),
    role: Role.nullable(),
    /** Keys of `recruiter_role_permissions`. */
    permissions: z.array(z.string()),
    /** The company that was named at registration or asked for since. */
    request: z
      .object({
        company_name: z.string(),
        /** Null: nobody was asked yet. */
        asked_at: Instant.nullable(),
        /** Whether the company has somebody here who can answer. */
        is_answerable: z.boolean(),
      })
      .nullable(),
  }),
}

export const readInvitation = {
  query: z.object({ token: Invitation }),
  answer: z.object({
    email: z.string(),
    company_name: z.string(),
    role: Role,
    /** Whether a recruiter has the address: they log in to accept. */
    has_account: z.boolean(),
  }),
}

export const joinCompany = {
  body: z.object({
    company_name: CompanyName.optional(),
    invitation: Invitation.optional(),
    /** Whether a company of this name that is here is another one: a new company is made beside it. */
    is_namesake: z.boolean().default(false),
  }),
  answer: z.object({ is_member: z.boolean() }),
}

const Website = z.url({ protocol: /^https?$/ }).max(2000)

/** What is null is emptied; what is absent stays. */
export const updateCompany = {
  body: z.object({
    industry_id: OptionId.nullable().optional(),
    size_id: OptionId.nullable().optional(),
    website: Website.nullable().optional(),
    about: typedText(0, 5000).nullable().optional(),
    benefit_ids: z.array(OptionId).max(50).optional(),
    culture_ids: z.array(OptionId).max(50).optional(),
    financing_stage_id: OptionId.nullable().optional(),
    /** As people write them: “Makati”, “Cebu City”. */
    locations: z.array(lineText(1, 100)).max(20).optional(),
  }),
  answer: RecruiterCompany,
}

const Person = { id: Id, first_name: z.string(), last_name: z.string(), email: z.string() }

const TeamMember = z.object({
  ...Person,
  title: z.string().nullable(),
  role: Role,
  /** To the hour. */
  last_active_at: Instant,
  is_self: z.boolean(),
  /** Whether the caller may change the role and remove them. */
  is_changeable: z.boolean(),
})

export const listMembers = {
  answer: z.object({
    /** Roles that the caller may give. */
    roles: z.array(Role),
    members: z.array(TeamMember),
    requests: z.array(z.object({ ...Person, title: z.string().nullable(), asked_at: Instant })),
    invitations: z.array(
      z.object({ id: Id, email: z.string(), role: Role, expires_at: Instant, is_changeable: z.boolean() }),
    ),
  }),
}

export const inviteMember = { body: z.object({ email: Email, role: Role }), answer: z.object({ id: Id }) }

export const changeMember = { params: IdParams, body: z.object({ role: Role }), answer: Empty }

export const transferOwnership = {
  params: IdParams,
  body: z.object({ password: z.string().min(1).max(200) }),
  answer: z.object({ members: z.array(TeamMember) }),
}

export const removeMember = { params: IdParams, answer: Empty }

const ReportAnswer = z.object({ text: z.string(), answered_at: Instant })

export const readJobReports = {
  params: IdParams,
  answer: z.object({
    job_title: z.string(),
    is_hidden: z.boolean(),
    /** Of `report_job_reasons`, in the reader's language; empty where the ad is shown. */
    reasons: z.array(z.object({ id: OptionId, value: z.string(), count: z.int() })),
    answer: ReportAnswer.nullable(),
  }),
}

export const answerJobReports = {
  params: IdParams,
  body: z.object({ text: typedText(1, 2000) }),
  answer: ReportAnswer,
}
