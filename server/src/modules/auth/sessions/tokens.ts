import { createHash, randomBytes } from 'node:crypto'

/** A secret that is shown once and kept as its hash: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
