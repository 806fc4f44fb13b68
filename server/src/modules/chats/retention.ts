import type { Retention } from '../../tasks/retention.ts'
import type { ChatTables } from './tables.ts'

export const retention: Retention<ChatTables> = {
  chats: {
    isOld: "last_message_at < now() - interval '24 months'",
    says: '24 months after the last message',
  },
  chat_contexts: { until: 'the chat' },
  chat_participants: { until: 'the chat' },
  chat_messages: { until: 'the chat' },
  chat_requests: { until: 'the chat' },
  chat_risk_reviews: { until: 'the account' },
  chat_files: { until: 'its message, and the chat; swept by its module after a day without a message' },
  chat_report_files: { until: 'the report' },
  chat_phrases: { until: 'the account' },
  chat_responses: { until: 'the account' },
  chat_reports: {
    isOld: "reported_at < now() - interval '180 days'",
    says: 'reports of chats with the messages around them, 180 days',
  },
}
