import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Stored answers may hold a session's token, so only who knows the idempotency key can read them. */
const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, 'idempotency', 'answer', 32))

/** A text as only the key opens it: AES-256-GCM with a nonce of its own, under a key derived by HKDF. */
export const sealText = (key: string, text: string): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Throws where the key is another one or the bytes were changed. */
export const openSealedText = (key: string, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}
