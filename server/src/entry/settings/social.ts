import { z } from 'zod'
import type { SocialSettings } from '../../modules/auth/index.ts'

const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/+$/, ''))

/** Settings of log-in providers: none or all of a provider's; where it answers has the provider's own as default. */
export const socialFields = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  // Environments often cannot hold line breaks.
  APPLE_PRIVATE_KEY: text
    .transform(key => key.replaceAll('\\n', '\n'))
    .pipe(z.string().regex(/^-----BEGIN PRIVATE KEY-----\n/, 'must be a private key in PEM format'))
    .optional(),
  APPLE_ISSUER: address.default('https://appleid.apple.com'),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  FACEBOOK_DIALOG_URL: address.default('https://www.facebook.com/v24.0'),
  FACEBOOK_GRAPH_URL: address.default('https://graph.facebook.com/v24.0'),
  LINKEDIN_CLIENT_ID: text.optional(),
  LINKEDIN_CLIENT_SECRET: text.optional(),
  LINKEDIN_ISSUER: address.default('https://www.linkedin.com/oauth'),
  LINE_CLIENT_ID: text.optional(),
  LINE_CLIENT_SECRET: text.optional(),
  LINE_ISSUER: address.default('https://access.line.me'),
}

type SocialFields = z.output<z.ZodObject<typeof socialFields>>

const needed = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
] as const

/** Names of settings that are missing beside others of their provider. */
export const missingSocialFields = (fields: SocialFields): string[] =>
  needed.flatMap(names => {
    const absent = names.filter(name => fields[name] === undefined)
    return absent.length < names.length ? absent : []
  })

/** Settings of the providers that are configured. */
export const socialSettingsOf = (fields: SocialFields): SocialSettings => {
  const {
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    APPLE_CLIENT_ID,
    APPLE_TEAM_ID,
    APPLE_KEY_ID,
    APPLE_PRIVATE_KEY,
    FACEBOOK_CLIENT_ID,
    FACEBOOK_CLIENT_SECRET,
    LINKEDIN_CLIENT_ID,
    LINKEDIN_CLIENT_SECRET,
    LINE_CLIENT_ID,
    LINE_CLIENT_SECRET,
  } = fields
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: fields.GOOGLE_ISSUER }
        : undefined,
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? {
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            privateKey: APPLE_PRIVATE_KEY,
            issuer: fields.APPLE_ISSUER,
          }
        : undefined,
    facebook:
      FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
        ? {
            clientId: FACEBOOK_CLIENT_ID,
            clientSecret: FACEBOOK_CLIENT_SECRET,
            dialogUrl: fields.FACEBOOK_DIALOG_URL,
            graphUrl: fields.FACEBOOK_GRAPH_URL,
          }
        : undefined,
    linkedin:
      LINKEDIN_CLIENT_ID && LINKEDIN_CLIENT_SECRET
        ? {
            clientId: LINKEDIN_CLIENT_ID,
            clientSecret: LINKEDIN_CLIENT_SECRET,
            issuer: fields.LINKEDIN_ISSUER,
          }
        : undefined,
    line:
      LINE_CLIENT_ID && LINE_CLIENT_SECRET
        ? { clientId: LINE_CLIENT_ID, clientSecret: LINE_CLIENT_SECRET, issuer: fields.LINE_ISSUER }
        : undefined,
  }
}
