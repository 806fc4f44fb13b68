import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const HEAD = '-----BEGIN PRIVATE KEY-----'

/** With what certificates of courses are signed. */
export const credentialFields = {
  CREDENTIAL_PRIVATE_KEY: z
    .string()
    .transform(text => text.replaceAll('\\n', '\n').trim())
    .refine(text => text.startsWith(HEAD), 'must be an RSA key, PKCS 8 in PEM')
    .optional(),
}

interface CredentialSettings {
  CREDENTIAL_PRIVATE_KEY?: string | undefined
  isProduction: boolean
  DATA_DIR: string
}

const RSA_BITS = 2048

/** The key of the data folder, made when it has none. */
const storedKey = (dataDir: string): string => {
  const file = join(dataDir, 'credential-key.pem')
  mkdirSync(dataDir, { recursive: true })
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  try {
    writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

/** The key that is configured; outside production also one of our own, made when it is first needed. */
export const credentialKeyOf =
  ({ CREDENTIAL_PRIVATE_KEY: configured, isProduction, DATA_DIR: dataDir }: CredentialSettings) =>
  (): string | undefined =>
    configured ?? (isProduction ? undefined : storedKey(dataDir))
