/** What a sign tells seekers; each has its reason in `i18n/messages/<language>/job.json` as `risk_<family>`. */
export const wordingFamilies = [
  'fee_asked',
  'deposit_asked',
  'task_work',
  'money_passed_on',
  'cheque_passed_on',
  'parcels_passed_on',
  'purchases_asked',
  'identity_asked',
  'company_imitated',
  'abroad_trap',
  'buy_in',
  'companion_work',
  'duties_hidden',
  'easy_money',
  'contact_elsewhere',
] as const

export type WordingFamily = (typeof wordingFamilies)[number]
