import { z } from 'zod'
import { Empty, FileInfo, Instant, OptionId } from '../fields.schemas.ts'

/** Option of `user_identity_lists` in the request's language. */
const UserIdentity = z.object({ id: OptionId, value: z.string() }).meta({ id: 'UserIdentity' })

const Detail = z.string().nullable()

/** Identity info of section 3, as text in the request's language; `pass_expiry_date` is YYYY-MM-DD. */
export const IdentityInfo = z
  .object({
    uinfin: z.string(),
    name: Detail,
    residential_status: Detail,
    nationality: Detail,
    pass_type: Detail,
    pass_status: Detail,
    pass_expiry_date: Detail,
  })
  .meta({ id: 'IdentityInfo' })
export type IdentityInfo = z.infer<typeof IdentityInfo>

export const generateAuthoriseUrl = {
  body: z.object({ redirect_uri: z.url().max(500) }),
  answer: z.object({ authorise_url: z.string(), expires_in: z.int() }),
}

export const readSingpassUserInfo = { answer: IdentityInfo.nullable() }

export const verifySingaporeIdentity = { answer: z.object({ new_user_identity: UserIdentity }) }

/** The query with which the provider calls its return address. */
export const exchangeSingpassCode = {
  body: z.object({
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(2000).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  answer: Empty,
}

export const readIdentity = {
  answer: z.object({
    /** Whether identities can be verified here at all. */
    is_available: z.boolean(),
    identity: z
      .object({ user_identity: UserIdentity, masked_uinfin: z.string(), verified_at: Instant })
      .nullable(),
  }),
}

export const readSingpassKeys = { answer: FileInfo }
