import type { Seeker } from '../../calls/caller.ts'
import { type FieldErrors, Refusal, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { IdempotencyKey } from '../../db/idempotency.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import { type EntryValue, type SectionTable, sectionStore } from './section-store.ts'

/** An entry's fields as they are sent: what is absent stays, null and blank texts clear. */
type SentFields<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined }

export interface SectionRules<Facts> extends SectionTable<Facts> {
  /** What is not said of a new entry. */
  empty: Facts
  /** What follows from the rest, such as no end of what goes on; `before` is what the entry was. */
  settled?(facts: Facts, before: Facts): Facts
  /** What cannot be; each field by its name. */
  wrong(facts: Facts): FieldErrors
  /** The order in which readers want them; absent: as they were added. */
  order?(one: Facts, other: Facts): number
}

export interface SectionRequest {
  caller: Seeker
  idempotencyKey: IdempotencyKey | null
}

/** One section of a profile: its entries are listed, added, changed in part and deleted by their owner alone. */
export const createSection = <Facts extends Record<keyof Facts, EntryValue>>(
  db: Db,
  rules: SectionRules<Facts>,
) => {
  const store = sectionStore<Facts>(rules)

  const merged = (before: Facts, sent: SentFields<Facts>): Facts => {
    const facts = { ...before }
    for (const name of rules.columns) {
      const value = sent[name]
      if (value !== undefined) facts[name] = value === '' ? rules.empty[name] : value
    }
    const settled = rules.settled?.(facts, before) ?? facts
    const fields = rules.wrong(settled)
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields })
    return settled
  }

  return {
    list: async (accountId: string, on: Db = db) => {
      const entries = await store.ofAccount(on, accountId)
      return rules.order ? entries.sort(rules.order) : entries
    },

    /** Whether an entry can be made of it. */
    fits: (sent: SentFields<Facts>): boolean => {
      try {
        merged(rules.empty, sent)
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },

    /** Adds an entry within the caller's transaction. */
    add: async (trx: Db, accountId: string, sent: SentFields<Facts>) => {
      const entry = await store.insert(trx, accountId, merged(rules.empty, sent))
      if (!entry) throw new Refusal('too_many_entries')
      return entry
    },

    create: async ({ caller, idempotencyKey: key }: SectionRequest, sent: SentFields<Facts>) => {
      const facts = merged(rules.empty, sent)
      return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
        const entry = await store.insert(trx, caller.accountId, facts)
        if (!entry) throw new Refusal('too_many_entries')
        return entry
      })
    },

    update: async ({ caller }: SectionRequest, id: string, sent: SentFields<Facts>) => {
      const entry = await db
        .transaction()
        .execute(trx => store.update(trx, caller.accountId, id, before => merged(before, sent)))
      if (!entry) throw new Refusal('entry_not_found')
      return entry
    },

    /** Changes an entry within the caller's transaction; false where the account has none of this id. */
    change: async (trx: Db, accountId: string, id: string, sent: SentFields<Facts>): Promise<boolean> =>
      (await store.update(trx, accountId, id, before => merged(before, sent))) !== undefined,

    remove: async ({ caller }: SectionRequest, id: string) => {
      if (!(await store.remove(db, caller.accountId, id))) throw new Refusal('entry_not_found')
      return {}
    },
  }
}
