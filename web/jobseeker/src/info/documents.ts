import type { MessageKey } from '@hanap/i18n/message-key'

/** A page of plain text: its title, its lead and its parts. */
export interface InfoDocument {
  path: string
  title: MessageKey
  lead: MessageKey
  parts: readonly InfoPart[]
  /** Parts under a heading of their own, before the others. */
  groups?: readonly { heading: MessageKey; parts: readonly InfoPart[] }[]
}

/** With the name that an address ends with, where others lead to a part. */
type InfoPart = readonly [heading: MessageKey, text: MessageKey, anchor?: string]

const help: InfoDocument = {
  path: '/help',
  title: 'help.title',
  lead: 'help.lead',
  groups: [
    {
      heading: 'help.partFind',
      parts: [
        ['help.findQuestion', 'help.findAnswer'],
        ['help.alertQuestion', 'help.alertAnswer'],
        ['help.matchQuestion', 'help.matchAnswer'],
        ['help.costQuestion', 'help.costAnswer'],
      ],
    },
    {
      heading: 'help.partApply',
      parts: [
        ['help.applyQuestion', 'help.applyAnswer'],
        ['help.resumeQuestion', 'help.resumeAnswer'],
        ['help.progressQuestion', 'help.progressAnswer'],
        ['help.waitQuestion', 'help.waitAnswer'],
        ['help.withdrawQuestion', 'help.withdrawAnswer'],
      ],
    },
    {
      heading: 'help.partAccount',
      parts: [
        ['help.passwordQuestion', 'help.passwordAnswer'],
        ['help.seenQuestion', 'help.seenAnswer'],
        ['help.dataQuestion', 'help.dataAnswer'],
      ],
    },
    {
      heading: 'help.partSafety',
      parts: [
        ['help.fraudQuestion', 'help.fraudAnswer'],
        ['help.reportQuestion', 'help.reportAnswer'],
      ],
    },
    {
      heading: 'help.partDevice',
      parts: [
        ['help.installQuestion', 'help.installAnswer', 'install'],
        ['help.offlineQuestion', 'help.offlineAnswer'],
      ],
    },
  ],
  parts: [['help.contactHeading', 'help.contactText']],
}

const terms: InfoDocument = {
  path: '/terms',
  title: 'legal.termsTitle',
  lead: 'legal.termsLead',
  parts: [
    ['legal.termsServiceHeading', 'legal.termsServiceText'],
    ['legal.termsFreeHeading', 'legal.termsFreeText'],
    ['legal.termsAccountHeading', 'legal.termsAccountText'],
    ['legal.termsConductHeading', 'legal.termsConductText'],
    ['legal.termsContentHeading', 'legal.termsContentText'],
    ['legal.termsJobsHeading', 'legal.termsJobsText'],
    ['legal.termsEndHeading', 'legal.termsEndText'],
    ['legal.termsLiabilityHeading', 'legal.termsLiabilityText'],
  ],
}

const privacy: InfoDocument = {
  path: '/privacy',
  title: 'legal.privacyTitle',
  lead: 'legal.privacyLead',
  parts: [
    ['legal.privacyCollectHeading', 'legal.privacyCollectText'],
    ['legal.privacyUseHeading', 'legal.privacyUseText'],
    ['legal.privacyShareHeading', 'legal.privacyShareText'],
    ['legal.privacyKeepHeading', 'legal.privacyKeepText'],
    ['legal.privacyRightsHeading', 'legal.privacyRightsText'],
    ['legal.privacySafetyHeading', 'legal.privacySafetyText'],
  ],
}

const cookies: InfoDocument = {
  path: '/cookies',
  title: 'legal.cookiesTitle',
  lead: 'legal.cookiesLead',
  parts: [
    ['legal.cookiesNeededHeading', 'legal.cookiesNeededText'],
    ['legal.cookiesStorageHeading', 'legal.cookiesStorageText'],
  ],
}

export const infoDocuments: readonly InfoDocument[] = [help, terms, privacy, cookies]
