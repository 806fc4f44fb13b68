import {
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
  decodeProtectedHeader,
  exportJWK,
  importJWK,
  importPKCS8,
  type JWK,
  SignJWT,
} from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import type { AcademyTables } from '../tables.ts'

const ALGORITHM = 'RS256'

/** The half of a key that everybody may have. */
const PublicJwk = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

interface OwnKey {
  privateKey: CryptoKey
  publicJwk: z.infer<typeof PublicJwk>
  kid: string
}

/**
 * Signs credentials, and knows those that it has signed with any of its keys. `privateKey` answers a PKCS#8 text;
 * undefined where the installation has none.
 */
export const createIssuer = (db: Db, privateKey: () => string | undefined) => {
  const table = db.withTables<AcademyTables>()

  const load = async (): Promise<OwnKey | undefined> => {
    const text = privateKey()
    if (text === undefined) return undefined
    const key = await importPKCS8(text, ALGORITHM, { extractable: true })
    const publicJwk = PublicJwk.parse(await exportJWK(key))
    const kid = await calculateJwkThumbprint(publicJwk)
    await table
      .insertInto('academy_issuer_keys')
      .values({ kid, public_jwk: sql<string>`${JSON.stringify(publicJwk)}::text::jsonb` })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return { privateKey: key, publicJwk, kid }
  }
  let own: Promise<OwnKey | undefined> | undefined
  const ownKey = () => {
    own ??= load().catch(error => {
      own = undefined
      throw error
    })
    return own
  }

  const published = async () => {
    await ownKey()
    const rows = await table.selectFrom('academy_issuer_keys').selectAll().orderBy('kid').execute()
    return rows.map(({ kid, public_jwk }) => ({
      ...PublicJwk.parse(public_jwk),
      kid,
      alg: ALGORITHM,
      use: 'sig' as const,
    }))
  }

  return {
    published,

    /** The same text for the same claims and key; undefined where there is no key. */
    sign: async (claims: Record<string, unknown>): Promise<string | undefined> => {
      const key = await ownKey()
      if (!key) return undefined
      const { privateKey: signing, publicJwk, kid } = key
      // With the key in it the file can be verified away from any network; who trusts it compares it with ours.
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid, jwk: publicJwk })
        .sign(signing)
    },

    /** Its claims as they were signed by one of our keys; `forged`: not by us, or changed since. */
    verify: async (jwt: string): Promise<{ claims: unknown } | 'forged' | 'unreadable'> => {
      let header: { alg?: string; kid?: string; jwk?: JWK }
      try {
        header = decodeProtectedHeader(jwt)
      } catch {
        return 'unreadable'
      }
      const key = (await published()).find(({ kid }) => kid === header.kid)
      if (!key || header.alg !== ALGORITHM) return 'forged'
      try {
        const { payload } = await compactVerify(jwt, await importJWK(key, ALGORITHM), {
          algorithms: [ALGORITHM],
        })
        return { claims: JSON.parse(new TextDecoder().decode(payload)) }
      } catch {
        return 'forged'
      }
    },
  }
}
export type Issuer = ReturnType<typeof createIssuer>
