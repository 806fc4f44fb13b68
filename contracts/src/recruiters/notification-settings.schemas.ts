import { z } from 'zod'

const Channels = z.object({ email: z.boolean(), push: z.boolean(), in_app: z.boolean() })
const Changes = Channels.partial().optional()

const RecruiterNotifications = z.object({
  new_applicant: Channels,
  chat_message: Channels,
  interview: Channels,
})

export const readNotificationSettings = { answer: z.object({ notifications: RecruiterNotifications }) }

export const changeNotificationSettings = {
  body: z.object({
    notifications: z.object({ new_applicant: Changes, chat_message: Changes, interview: Changes }),
  }),
  answer: z.object({ notifications: RecruiterNotifications }),
}
