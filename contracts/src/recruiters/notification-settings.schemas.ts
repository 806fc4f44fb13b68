import { z } from 'zod'

const Channels = z.object({ email: z.boolean(), push: z.boolean(), in_app: z.boolean() })
const Changes = Channels.partial().optional()

const RecruiterNotifications = z.object({
  new_applicant: Channels,
  applicants_waiting: Channels,
  chat_message: Channels,
  interview: Channels,
})

const Settings = z.object({
  notifications: RecruiterNotifications,
  /** Whether messages to devices say how a chat's message begins. */
  has_push_previews: z.boolean(),
})

export const readNotificationSettings = { answer: Settings }

export const changeNotificationSettings = {
  body: z.object({
    notifications: z
      .object({
        new_applicant: Changes,
        applicants_waiting: Changes,
        chat_message: Changes,
        interview: Changes,
      })
      .optional(),
    has_push_previews: z.boolean().optional(),
  }),
  answer: Settings,
}
