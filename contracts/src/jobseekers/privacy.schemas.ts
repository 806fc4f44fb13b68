import { z } from 'zod'
import { Otp } from '../auth/auth.schemas.ts'
import { Empty, FileInfo, Id, Instant, OptionId, paged, pageText, sizeText } from '../fields.schemas.ts'
import { accessKinds, visibilities } from './privacy.calls.ts'

const Channels = z.object({ email: z.boolean(), push: z.boolean(), in_app: z.boolean() })
const Notifications = z.object({
  applied: Channels,
  stage_changed: Channels,
  job_alert: Channels,
  company_news: Channels,
  chat_message: Channels,
})

export const AccountSetting = z
  .object({
    language_id: z.int(),
    country_id: z.int(),
    email: z.string(),
    is_email_verify: z.boolean(),
    /** False: mails came back, and none are sent until the address is confirmed again. */
    is_email_reachable: z.boolean(),
    has_password: z.boolean(),
    visibility: z.enum(visibilities),
    /** Whether others see in chats what was read and when the seeker was there, and the seeker theirs. */
    is_chat_activity_shown: z.boolean(),
    /** Whether push messages say how a chat message begins; else who wrote, and that there is one. */
    has_push_previews: z.boolean(),
    /** Whether verified companies may find and greet the seeker, save for those blocked and the present employer: a consent of its own. */
    is_findable: z.boolean(),
    notifications: Notifications,
  })
  .meta({ id: 'AccountSetting' })
export type AccountSetting = z.infer<typeof AccountSetting>

export const readAccountSetting = { answer: AccountSetting }

export const changeUserSettings = {
  body: z.object({
    language_id: OptionId.optional(),
    country_id: OptionId.optional(),
    visibility: z.enum(visibilities).optional(),
    is_chat_activity_shown: z.boolean().optional(),
    has_push_previews: z.boolean().optional(),
    is_findable: z.boolean().optional(),
    notifications: z
      .object({
        applied: Channels.partial().optional(),
        stage_changed: Channels.partial().optional(),
        job_alert: Channels.partial().optional(),
        company_news: Channels.partial().optional(),
        chat_message: Channels.partial().optional(),
      })
      .optional(),
  }),
  answer: AccountSetting,
}

export const downloadMyData = { answer: FileInfo }

/** Names and addresses of things that are gone are null. */
const DataAccess = z
  .object({
    id: Id,
    kind: z.enum(accessKinds),
    at: Instant,
    recruiter_name: z.string().nullable(),
    company: z.object({ id: Id, name: z.string(), company_url: z.string() }).nullable(),
    job: z.object({ id: Id, job_title: z.string(), job_url: z.string() }).nullable(),
  })
  .meta({ id: 'DataAccess' })

export const listDataAccess = {
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ accesses: z.array(DataAccess), ...paged }),
}

export const sendDeletionCode = { answer: Empty }

export const deleteAccount = {
  body: z.object({ password: z.string().max(200).optional(), otp: Otp.optional() }),
  /** When the account will be gone. */
  answer: z.object({ deleted_at: Instant }),
}
