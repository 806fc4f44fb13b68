import { createHash } from 'node:crypto'

const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/g
const PHONE = /\+?\d(?:[ ().-]{0,2}\d){7,14}/g
const HANDLE = /(?<![\w.])@([a-z][\w.]{3,40})|(?:t\.me|wa\.me|line\.me|lin\.ee)\/([\w@+/~-]{3,60})/g
/** Numbers are compared without the ways of dialling them. */
const LAST_DIGITS = 8
/** Masked and made-up numbers repeat their digits. */
const MIN_DIFFERENT_DIGITS = 3
const MAX_CONTACTS = 20

const phoneKey = (phone: string): string | undefined => {
  const digits = phone.replace(/\D/g, '')
  return new Set(digits).size < MIN_DIFFERENT_DIGITS ? undefined : digits.slice(-LAST_DIGITS)
}

/** Hashes of the addresses, numbers and names under which a text wants to be answered. */
export const contactsIn = (source: string): string[] => {
  const text = source.normalize('NFKC').toLowerCase()
  const contacts = [
    ...(text.match(EMAIL) ?? []),
    ...(text.match(PHONE) ?? []).flatMap(phone => phoneKey(phone) ?? []),
    ...Array.from(text.matchAll(HANDLE), ([, name, path]) => name ?? path ?? ''),
  ]
  return [...new Set(contacts)]
    .slice(0, MAX_CONTACTS)
    .map(contact => createHash('sha256').update(contact).digest('hex').slice(0, 32))
}
