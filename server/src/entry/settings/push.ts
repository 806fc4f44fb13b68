import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { VapidKeys } from '../../modules/notifications/index.ts'

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), `must be ${bytes} bytes in base64url`)
}

/** Keys of web push (RFC 8292), and how push services reach the operator. */
export const pushFields = {
  VAPID_PUBLIC_KEY: base64url(65).optional(),
  VAPID_PRIVATE_KEY: base64url(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must be a mailto: or https: address')
    .optional(),
}

type Fields = { [Name in keyof typeof pushFields]?: z.output<(typeof pushFields)[Name]> }

/** What is wrong with the keys taken together; undefined where nothing is. */
export const wrongPush = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Fields): string | undefined =>
  (VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)
    ? undefined
    : 'Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither'

const Kept = z.object({ publicKey: base64url(65), privateKey: base64url(32) })

/** Keys of the data folder, made when it has none: of other keys browsers would have to subscribe anew. */
const keptKeys = (dataDir: string) => {
  const file = join(dataDir, 'vapid.json')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
}

interface Around {
  isProduction: boolean
  DATA_DIR: string
  SUPPORT_EMAIL: string
}

/** Keys that are configured; outside production also some of our own. Undefined: push is off. */
export const pushKeysOf = (settings: Fields & Around): VapidKeys | undefined => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, isProduction } = settings
  const subject = settings.VAPID_SUBJECT ?? `mailto:${settings.SUPPORT_EMAIL}`
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey, subject }
  return isProduction ? undefined : { ...keptKeys(settings.DATA_DIR), subject }
}
