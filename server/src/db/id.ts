import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new opaque id: 16 letters and digits, 80 random bits, never a hyphen. */
export const newId = (): string => Array.from(randomBytes(16), byte => LETTERS[byte & 31]).join('')
