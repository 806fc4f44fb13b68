import type { MessageKey } from '@hanap/i18n/message-key'
import type { CommandGroup } from './commands.ts'

export const groupTexts = {
  recent: 'commands.recent',
  pages: 'commands.pages',
  acts: 'commands.acts',
  jobs: 'commands.jobs',
  applicants: 'commands.applicants',
} as const satisfies Record<CommandGroup, MessageKey>
