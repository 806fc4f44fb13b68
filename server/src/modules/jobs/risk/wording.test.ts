import { expect, test } from 'vitest'
import { wordingSignals } from './wording.ts'

test.each([
  ['fee_asked', 'You must pay a registration fee of $50 before the training.'],
  ['fee_asked', 'Debe pagar la inscripción antes de empezar.'],
  ['fee_asked', 'Será cobrada uma taxa de cadastro.'],
  ['fee_asked', 'Kayıt ücreti 500 TL’dir.'],
  ['fee_asked', 'Peserta membayar deposit sebesar Rp500.000.'],
  ['fee_asked', 'Bayaran pendaftaran RM50 dikenakan.'],
  ['fee_asked', 'يجب دفع رسوم التسجيل قبل المقابلة.'],
  ['fee_asked', '採用時に保証金として3万円をお支払いいただきます。'],
  ['fee_asked', '入职前需交押金500元。'],
  ['money_passed_on', 'You will receive payments to your personal bank account and keep 5%.'],
  ['money_passed_on', 'Buy gift cards and send us the codes.'],
  ['money_passed_on', '銀行の口座買取も行っています。'],
  ['money_passed_on', '轻松刷单，每单返现。'],
  ['easy_money', 'Earn $400 to $500 per day. No experience required.'],
  ['easy_money', 'Gana $300 diarios desde casa.'],
  ['easy_money', 'Ganhe R$ 500 por dia trabalhando em casa.'],
  ['easy_money', 'Penghasilan Rp500.000 per hari, kerja dari rumah.'],
  ['contact_elsewhere', 'Message us on WhatsApp to apply.'],
  ['contact_elsewhere', '请加微信了解详情。'],
])('%s: %s', (signal, text) => {
  expect(wordingSignals(`<p>${text}</p>`)).toEqual([signal])
})

test.each([
  'We never ask you to pay a registration fee.',
  'No application fee is required.',
  'Kami tidak meminta biaya pendaftaran.',
  'Kayıt ücreti yok.',
  '保証金は一切不要です。',
  '不收押金。',
  'لا توجد رسوم التسجيل.',
  'You take payments from customers and bank the day’s money.',
  'Pays $900 per week for drivers with three years of experience.',
  'Experience with Telegram bots and payment systems is a plus.',
])('an ordinary ad: %s', text => {
  expect(wordingSignals(text)).toEqual([])
})
