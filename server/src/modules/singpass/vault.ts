import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SealedColumns } from './tables.ts'

export interface VaultKeys {
  /** 32 bytes each by name; the first one seals, all of them open. */
  dataKeys: ReadonlyMap<string, Buffer>
  /** 32 bytes; never changes, since it finds who has verified an identity already. */
  indexKey: Buffer
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encryption at rest. What is sealed `as` one thing opens as that thing only: a row's bytes are worth nothing in
 * another row.
 */
export const createVault = ({ dataKeys, indexKey }: VaultKeys) => {
  const [current] = dataKeys
  if (!current) throw new Error('No data key is configured (SINGPASS_DATA_KEYS)')
  const [currentId, currentKey] = current

  return {
    /** Name of the key that seals. */
    currentId,

    knows: (dataKeyId: string): boolean => dataKeys.has(dataKeyId),

    seal: (as: string, text: string): SealedColumns => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, currentKey, iv)
      cipher.setAAD(Buffer.from(as))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { data_key_id: currentId, sealed: Buffer.concat([iv, cipher.getAuthTag(), body]) }
    },

    /** Throws where the key is no longer there or the bytes are not those that were sealed. */
    open: (as: string, { data_key_id, sealed }: SealedColumns): string => {
      const key = dataKeys.get(data_key_id)
      if (!key) throw new Error(`The data key ${data_key_id} is missing from SINGPASS_DATA_KEYS`)
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(as))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([
        decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8')
    },

    /** The same for the same number, and says nothing about it to who has not the key. */
    indexOf: (uinfin: string): Buffer => createHmac('sha256', indexKey).update(uinfin).digest(),
  }
}
export type Vault = ReturnType<typeof createVault>
