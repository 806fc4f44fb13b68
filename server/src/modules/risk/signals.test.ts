import { expect, test } from 'vitest'
import { riskSignals } from './signals.ts'

const keys = (...args: Parameters<typeof riskSignals>) => riskSignals(...args).map(({ key }) => key)

test.each([
  ['fee_asked', 'You send £39.50 for the starter kit before your first day.'],
  ['task_work', 'Like posts and subscribe, then send a screenshot on Telegram; $3 per like.'],
  ['money_passed_on', 'Client payments arrive in your personal account; keep 5% and forward the rest.'],
  ['parcels_passed_on', 'Packages arrive at your home address, you relabel them and send them on.'],
  ['identity_asked', 'Send us your online banking password and the one-time code for payroll.'],
])('%s: %s', (family, text) => {
  expect(keys(text)).toContain(family)
})

test.each([
  'We never ask you for a fee. Anybody who asks you to pay a registration fee in our name is a fraudster: report it.',
  'School office clerk: collect tuition fees and a £20 deposit from parents, and bank the cash.',
  'Earn up to £800 a week delivering parcels. You are paid by the stop, settled every Friday.',
  'Receive parcels at our warehouse, relabel them and send them on to customers.',
  'Casual labour, £120 a day paid in cash the same day. No experience. WhatsApp Tom on +44 7700 900123.',
])('an honest text: %s', text => {
  expect(keys(text)).toEqual([])
})

test('several weak signs weigh as one strong', () => {
  const talk = 'Message us on WhatsApp.'
  expect(keys(talk)).toEqual([])
  expect(keys('A job.', { isPayFarAbove: true })).toEqual([])
  expect(keys(talk, { isPayFarAbove: true })).toEqual(['contact_elsewhere', 'pay_far_above'])
  expect(keys('A job.', { namesake: 'Northwind', isNewAccount: true })).toEqual([])
  expect(keys(talk, { namesake: 'Northwind', isNewAccount: true })).toEqual([
    'contact_elsewhere',
    'known_name',
    'new_account',
  ])
})

test('what known frauds said or named suffices alone', () => {
  expect(keys('A job.', { sharesFraudText: true })).toEqual(['shared_text'])
  expect(keys('A job.', { sharesFraudContact: true })).toEqual(['fraud_contact'])
})

test('a message of a few words is read in every language', () => {
  expect(keys('Kirim kode OTP ke saya.')).toContain('identity_asked')
  expect(keys('请提供银行卡和短信验证码。')).toContain('identity_asked')
})

test('one of two addresses that imitates the other', () => {
  expect(
    keys(
      'Our site is northwind.example (https://northwind.example), apply at https://northwind-jobs.example',
    ),
  ).toEqual(['company_imitated'])
})
