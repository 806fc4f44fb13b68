import { randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, Buffer>(scrypt)
const HASH_BYTES = 32

export const COMPANY_CODE_MINUTES = 30
export const MAX_CODE_TRIES = 5

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Slow on purpose: a code is one of a million. */
export const codeHash = (code: string, verificationId: string): Promise<Buffer> =>
  derive(code, verificationId, HASH_BYTES)

export const isRightCode = async (code: string, { id, code_hash }: { id: string; code_hash: Buffer }) =>
  timingSafeEqual(await codeHash(code, id), code_hash)
