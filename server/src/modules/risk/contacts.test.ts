import { expect, test } from 'vitest'
import { contactsIn } from './contacts.ts'

test('a contact is the same however it is written', () => {
  expect(contactsIn('WhatsApp +63 912 345-6789')).toEqual(contactsIn('call 0912.345.6789 now'))
  expect(contactsIn('Telegram @Rina_Admin')).toEqual(contactsIn('https://t.me/rina_admin'))
  expect(contactsIn('HR@Mail.example')).toEqual(contactsIn('write to hr@mail.example'))
})

test('masked numbers and amounts of money are none', () => {
  expect(contactsIn('+000 000 000')).toEqual([])
  expect(contactsIn('Rp5.000.000')).toEqual([])
})
