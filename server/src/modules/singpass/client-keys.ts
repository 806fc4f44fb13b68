import { DAY_MS } from '@hanap/contracts/durations'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { ClientKeysTable, SingpassTables } from './tables.ts'
import type { Vault } from './vault.ts'

const ROTATE_AFTER_MS = 90 * DAY_MS
/** Singpass may keep our set for an hour: a key is published this long before it signs. */
const PUBLISHED_FIRST_MS = DAY_MS
/** How long the one before it is still published, and opens what was encrypted with it. */
const KEPT_AFTER_MS = 7 * DAY_MS

const ALGORITHMS = { sig: 'ES256', enc: 'ECDH-ES+A256KW' } as const
type Use = keyof typeof ALGORITHMS
const uses: readonly Use[] = ['sig', 'enc']

interface Aged {
  created_at: Date
}

const ageOf = ({ created_at }: Aged, now: Date) => now.getTime() - created_at.getTime()

/** Keys of one use, newest first: whether a new one is due. */
export const isKeyDue = ([newest]: readonly Aged[], now: Date): boolean =>
  newest === undefined || ageOf(newest, now) >= ROTATE_AFTER_MS

/** Of one use's keys, newest first, the one to sign with: published for a day, or the only one there is. */
export const keyInUse = <Key extends Aged>(keys: readonly Key[], now: Date): Key | undefined =>
  keys.find(key => ageOf(key, now) >= PUBLISHED_FIRST_MS) ?? keys.at(-1)

/** Of one use's keys, newest first, those that another replaced long ago. */
export const outdatedKeys = <Key extends Aged>(keys: readonly Key[], now: Date): Key[] => {
  const successor = keys.findIndex(key => ageOf(key, now) >= PUBLISHED_FIRST_MS + KEPT_AFTER_MS)
  return successor < 0 ? [] : keys.slice(successor + 1)
}

const PublicJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  use: z.enum(uses),
  alg: z.string(),
  kid: z.string(),
})
const PrivateJwk = PublicJwk.extend({ d: z.string() })

type KeyRow = Selectable<ClientKeysTable>

/** Our keys at Singpass: they are made here, sealed, and replaced every 90 days without anybody's doing. */
export const clientKeys = (database: Db, vault: Vault) => {
  const all = (db: Db): Promise<KeyRow[]> =>
    db
      .withTables<SingpassTables>()
      .selectFrom('singpass_client_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .execute()

  const add = async (db: Db, use: Use) => {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHMS[use], { extractable: true })
    const publicJwk = await exportJWK(publicKey)
    const kid = await calculateJwkThumbprint(publicJwk)
    const named = { use, alg: ALGORITHMS[use], kid }
    await db
      .withTables<SingpassTables>()
      .insertInto('singpass_client_keys')
      .values({
        kid,
        use,
        public_jwk: JSON.stringify({ ...publicJwk, ...named }),
        ...vault.seal(`client key ${kid}`, JSON.stringify({ ...(await exportJWK(privateKey)), ...named })),
      })
      .execute()
  }

  const remove = async (db: Db, keys: readonly KeyRow[]) => {
    if (keys.length === 0) return
    await db
      .withTables<SingpassTables>()
      .deleteFrom('singpass_client_keys')
      .where(
        'kid',
        'in',
        keys.map(key => key.kid),
      )
      .execute()
  }

  /** Seals anew what is sealed with a data key that is no longer the first, so that this one may go. */
  const reseal = async (db: Db, rows: readonly KeyRow[]) => {
    for (const row of rows.filter(({ data_key_id }) => data_key_id !== vault.currentId)) {
      const as = `client key ${row.kid}`
      await db
        .withTables<SingpassTables>()
        .updateTable('singpass_client_keys')
        .set(vault.seal(as, vault.open(as, row)))
        .where('kid', '=', row.kid)
        .execute()
    }
  }

  const importPrivate = async (row: KeyRow) => {
    const jwk: JWK = PrivateJwk.parse(JSON.parse(vault.open(`client key ${row.kid}`, row)))
    const key = await importJWK(jwk, ALGORITHMS[row.use])
    if (!(key instanceof CryptoKey)) throw new Error('Expected an EC key as a CryptoKey')
    return { key, kid: row.kid, alg: ALGORITHMS[row.use] }
  }

  return {
    /** Makes keys that are due and drops those that had their time. One process at a time. */
    rotate: (now: Date): Promise<void> =>
      database.transaction().execute(async trx => {
        await sql`select pg_advisory_xact_lock(hashtext('singpass_client_keys'))`.execute(trx)
        const rows = await all(trx)
        const lost = rows.filter(row => !vault.knows(row.data_key_id))
        for (const use of uses) {
          const own = rows.filter(row => row.use === use && !lost.includes(row))
          if (isKeyDue(own, now)) await add(trx, use)
          await remove(trx, outdatedKeys(own, now))
        }
        await remove(trx, lost)
        await reseal(
          trx,
          rows.filter(row => !lost.includes(row)),
        )
      }),

    /** The key to sign with, and all that open what was encrypted for us. */
    inUse: async (now: Date) => {
      const rows = await all(database)
      const signing = keyInUse(
        rows.filter(row => row.use === 'sig'),
        now,
      )
      if (!signing) throw new Error('The Singpass client keys have not been created yet')
      return {
        signing: await importPrivate(signing),
        opening: await Promise.all(rows.filter(row => row.use === 'enc').map(importPrivate)),
      }
    },

    /** The public half of all of them, as a JWK set. */
    published: async () => ({
      keys: (await all(database)).map(row => PublicJwk.parse(JSON.parse(row.public_jwk))),
    }),
  }
}
export type ClientKeys = ReturnType<typeof clientKeys>
