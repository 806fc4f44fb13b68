import type { MessageKey } from '@hanap/i18n/message-key'

type Pair = readonly [heading: MessageKey, text: MessageKey]

export const benefits: readonly Pair[] = [
  ['hire.getPost', 'hire.getPostText'],
  ['hire.getList', 'hire.getListText'],
  ['hire.getChat', 'hire.getChatText'],
  ['hire.getInterview', 'hire.getInterviewText'],
  ['hire.getClock', 'hire.getClockText'],
]

export const questions: readonly Pair[] = [
  ['hire.askNeed', 'hire.askNeedText'],
  ['hire.askCost', 'hire.askCostText'],
  ['hire.askWho', 'hire.askWhoText'],
  ['hire.askImport', 'hire.askImportText'],
  ['hire.askVerified', 'hire.askVerifiedText'],
  ['hire.askLanguages', 'hire.askLanguagesText'],
]
