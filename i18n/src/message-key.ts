import type academy from '@hanap/i18n/messages/en/academy'
import type account from '@hanap/i18n/messages/en/account'
import type ads from '@hanap/i18n/messages/en/ads'
import type alerts from '@hanap/i18n/messages/en/alerts'
import type applicants from '@hanap/i18n/messages/en/applicants'
import type apply from '@hanap/i18n/messages/en/apply'
import type audit from '@hanap/i18n/messages/en/audit'
import type auth from '@hanap/i18n/messages/en/auth'
import type builder from '@hanap/i18n/messages/en/builder'
import type chats from '@hanap/i18n/messages/en/chats'
import type commands from '@hanap/i18n/messages/en/commands'
import type common from '@hanap/i18n/messages/en/common'
import type company from '@hanap/i18n/messages/en/company'
import type consent from '@hanap/i18n/messages/en/consent'
import type demo from '@hanap/i18n/messages/en/demo'
import type employer from '@hanap/i18n/messages/en/employer'
import type errors from '@hanap/i18n/messages/en/errors'
import type feedback from '@hanap/i18n/messages/en/feedback'
import type follows from '@hanap/i18n/messages/en/follows'
import type help from '@hanap/i18n/messages/en/help'
import type hire from '@hanap/i18n/messages/en/hire'
import type home from '@hanap/i18n/messages/en/home'
import type interviews from '@hanap/i18n/messages/en/interviews'
import type job from '@hanap/i18n/messages/en/job'
import type legal from '@hanap/i18n/messages/en/legal'
import type linter from '@hanap/i18n/messages/en/linter'
import type mail from '@hanap/i18n/messages/en/mail'
import type maintenance from '@hanap/i18n/messages/en/maintenance'
import type making from '@hanap/i18n/messages/en/making'
import type names from '@hanap/i18n/messages/en/names'
import type notifications from '@hanap/i18n/messages/en/notifications'
import type offline from '@hanap/i18n/messages/en/offline'
import type operator from '@hanap/i18n/messages/en/operator'
import type personal from '@hanap/i18n/messages/en/personal'
import type privacy from '@hanap/i18n/messages/en/privacy'
import type profile from '@hanap/i18n/messages/en/profile'
import type reports from '@hanap/i18n/messages/en/reports'
import type resumes from '@hanap/i18n/messages/en/resumes'
import type search from '@hanap/i18n/messages/en/search'
import type security from '@hanap/i18n/messages/en/security'
import type singpass from '@hanap/i18n/messages/en/singpass'
import type social from '@hanap/i18n/messages/en/social'
import type summary from '@hanap/i18n/messages/en/summary'
import type talents from '@hanap/i18n/messages/en/talents'
import type tokens from '@hanap/i18n/messages/en/tokens'
import type verification from '@hanap/i18n/messages/en/verification'
import type video from '@hanap/i18n/messages/en/video'
import type web3 from '@hanap/i18n/messages/en/web3'
import type webhooks from '@hanap/i18n/messages/en/webhooks'

interface EnglishAreas {
  commands: typeof commands
  common: typeof common
  errors: typeof errors
  hire: typeof hire
  home: typeof home
  search: typeof search
  singpass: typeof singpass
  job: typeof job
  company: typeof company
  follows: typeof follows
  chats: typeof chats
  interviews: typeof interviews
  alerts: typeof alerts
  consent: typeof consent
  demo: typeof demo
  applicants: typeof applicants
  apply: typeof apply
  auth: typeof auth
  social: typeof social
  account: typeof account
  personal: typeof personal
  security: typeof security
  privacy: typeof privacy
  names: typeof names
  notifications: typeof notifications
  profile: typeof profile
  resumes: typeof resumes
  reports: typeof reports
  academy: typeof academy
  feedback: typeof feedback
  making: typeof making
  builder: typeof builder
  summary: typeof summary
  video: typeof video
  web3: typeof web3
  legal: typeof legal
  help: typeof help
  linter: typeof linter
  ads: typeof ads
  mail: typeof mail
  employer: typeof employer
  tokens: typeof tokens
  webhooks: typeof webhooks
  audit: typeof audit
  verification: typeof verification
  talents: typeof talents
  maintenance: typeof maintenance
  offline: typeof offline
  operator: typeof operator
}

/** A file of `messages/<language>/`. */
export type Area = keyof EnglishAreas

/** `search.results`: an area and a key of its English file, which is the one that decides. */
export type MessageKey = { [Name in Area]: `${Name}.${Extract<keyof EnglishAreas[Name], string>}` }[Area]

const listed: Readonly<Record<Area, true>> = {
  common: true,
  errors: true,
  hire: true,
  home: true,
  search: true,
  singpass: true,
  job: true,
  chats: true,
  interviews: true,
  commands: true,
  company: true,
  follows: true,
  alerts: true,
  consent: true,
  demo: true,
  applicants: true,
  apply: true,
  auth: true,
  social: true,
  account: true,
  personal: true,
  security: true,
  privacy: true,
  notifications: true,
  profile: true,
  resumes: true,
  reports: true,
  academy: true,
  feedback: true,
  making: true,
  builder: true,
  summary: true,
  video: true,
  web3: true,
  legal: true,
  help: true,
  linter: true,
  ads: true,
  mail: true,
  employer: true,
  tokens: true,
  webhooks: true,
  audit: true,
  verification: true,
  names: true,
  talents: true,
  maintenance: true,
  offline: true,
  operator: true,
}

export const isArea = (name: string): name is Area => Object.hasOwn(listed, name)

export const areas: readonly Area[] = Object.keys(listed).filter(isArea)
