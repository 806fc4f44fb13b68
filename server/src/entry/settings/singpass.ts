import { z } from 'zod'
import type { SingpassSettings } from '../../modules/singpass/index.ts'

/** 32 bytes in base64. */
const KEY = '[A-Za-z0-9+/_-]{43}=?'
const namedKey = new RegExp(`^[\\w-]{1,40}:${KEY}$`)

const keyOf = (text: string) => Buffer.from(text, 'base64')

/** The settings of identity verification; all of them or none. */
export const singpassFields = {
  SINGPASS_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  SINGPASS_CLIENT_ID: z.string().min(1).optional(),
  SINGPASS_DATA_KEYS: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .pipe(
      z
        .array(z.string().regex(namedKey, 'must be named 32-byte keys in base64, as name:key,name:key'))
        .min(1),
    )
    .transform(
      keys =>
        new Map(
          keys.map(key => [key.slice(0, key.indexOf(':')), keyOf(key.slice(key.indexOf(':') + 1))] as const),
        ),
    )
    .optional(),
  SINGPASS_INDEX_KEY: z
    .string()
    .regex(new RegExp(`^${KEY}$`), 'must be 32 bytes in base64')
    .transform(keyOf)
    .optional(),
}

type SingpassFields = { [Name in keyof typeof singpassFields]?: z.output<(typeof singpassFields)[Name]> }

/** What is wrong with the settings of Singpass taken together; undefined where nothing is. */
export const singpassSettingsProblem = (
  fields: SingpassFields,
  isProduction: boolean,
): string | undefined => {
  const names = Object.keys(singpassFields)
  const filledIn = new Map(Object.entries(fields).filter(([, value]) => value !== undefined))
  const missing = names.filter(name => !filledIn.has(name))
  if (missing.length > 0 && missing.length < names.length)
    return `Singpass is only partly configured. Missing settings: ${missing.join(', ')}`
  if (isProduction && fields.SINGPASS_ISSUER?.startsWith('http:'))
    return 'SINGPASS_ISSUER must use https in production'
  return undefined
}

/** Identity verification as its module takes it; undefined where it is not configured. */
export const singpassSettingsOf = ({
  SINGPASS_ISSUER: issuer,
  SINGPASS_CLIENT_ID: clientId,
  SINGPASS_DATA_KEYS: dataKeys,
  SINGPASS_INDEX_KEY: indexKey,
  isProduction,
}: SingpassFields & { isProduction: boolean }): SingpassSettings | undefined =>
  issuer !== undefined && clientId !== undefined && dataKeys && indexKey
    ? { issuer, clientId, dataKeys, indexKey, allowsHttp: !isProduction }
    : undefined
