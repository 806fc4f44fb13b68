import type { MessageKey } from '@hanap/i18n/message-key'

/** What signs of fraud in a message say, by their names. */
const signTexts: ReadonlyMap<string, MessageKey> = new Map([
  ['fee_asked', 'job.risk_fee_asked'],
  ['deposit_asked', 'job.risk_deposit_asked'],
  ['task_work', 'job.risk_task_work'],
  ['money_passed_on', 'job.risk_money_passed_on'],
  ['cheque_passed_on', 'job.risk_cheque_passed_on'],
  ['parcels_passed_on', 'job.risk_parcels_passed_on'],
  ['purchases_asked', 'job.risk_purchases_asked'],
  ['identity_asked', 'job.risk_identity_asked'],
  ['company_imitated', 'job.risk_company_imitated'],
  ['abroad_trap', 'job.risk_abroad_trap'],
  ['buy_in', 'job.risk_buy_in'],
  ['companion_work', 'job.risk_companion_work'],
  ['duties_hidden', 'job.risk_duties_hidden'],
  ['easy_money', 'job.risk_easy_money'],
  ['contact_elsewhere', 'job.risk_contact_elsewhere'],
  ['shared_text', 'job.risk_shared_text'],
  ['fraud_contact', 'job.risk_fraud_contact'],
  ['new_account', 'job.risk_new_account'],
] as const)

/** The signs of a message in words; one without a text of its own keeps its name. */
export const signsIn = (kind: string, t: (key: MessageKey) => string): string[] =>
  kind.split(', ').map(sign => {
    const key = signTexts.get(sign)
    return key ? t(key) : sign
  })
