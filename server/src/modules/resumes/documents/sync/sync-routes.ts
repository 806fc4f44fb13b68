import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import type { MarketKey } from '@hanap/markets/markets'
import type { Seeker } from '../../../../calls/caller.ts'
import { Refusal, refuseIdempotencyConflict } from '../../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../../calls/route.ts'
import type { Db } from '../../../../db/client.ts'
import { withIdempotency } from '../../../../db/idempotency.ts'
import type { ProfileTaking } from '../../../profiles/index.ts'
import { documentInWire, existingDocument, type PublicUrlOf } from '../document-in-wire.ts'
import { type DocumentRow, documentsStore } from '../documents-store.ts'
import { versionsStore } from '../versions/versions-store.ts'
import { chosenIn, comparisonInWire, comparisonOf } from './comparison.ts'
import { takenIntoDocument } from './take-into-document.ts'

export interface DocumentSyncDeps {
  db: Db
  profileTaking: ProfileTaking
  publicUrlOf: PublicUrlOf
}

interface Comparer {
  caller: Seeker
  market: MarketKey
}

/** A document beside the profile: calls 468 and 469. */
export const documentSyncRoutes = ({ db, profileTaking: taking, publicUrlOf }: DocumentSyncDeps): Route[] => {
  const compared = async (on: Db, row: DocumentRow, { caller, market }: Comparer) =>
    comparisonOf(row, {
      profile: await taking.saidBy(on, caller.user, row.content.language),
      market,
      taking,
    })

  const answer = async (comparer: Comparer, id: string) => {
    const row = existingDocument(await documentsStore.find(db, comparer.caller.accountId, id))
    return comparisonInWire(row, await compared(db, row, comparer))
  }

  return [
    seekerRoute(calls.compareDocument, schemas.compareDocument, ({ params, caller, market }) =>
      answer({ caller, market: market.key }, params.id),
    ),

    seekerRoute(
      calls.takeDifferences,
      schemas.takeDifferences,
      async ({ params, body, caller, market, idempotencyKey }) => {
        const comparer = { caller, market: market.key }
        await withIdempotency(db, idempotencyKey, refuseIdempotencyConflict, async trx => {
          await taking.lock(trx, caller.accountId)
          const row = existingDocument(await documentsStore.findLocked(trx, caller.accountId, params.id))
          if (row.revision !== body.revision)
            throw new Refusal('document_changed', { data: { document: documentInWire(row, publicUrlOf) } })
          const comparison = await compared(trx, row, comparer)
          if (comparison.mark !== body.profile_mark) throw new Refusal('profile_changed')
          const { intoDocument, intoProfile } = chosenIn(comparison, body.takes)
          if (intoDocument.length > 0) {
            const sections = takenIntoDocument(row.content.sections, intoDocument)
            if (!sections) throw new Refusal('too_many_entries')
            await versionsStore.keep(trx, row, 'left')
            await documentsStore.update(trx, row.id, { ...row.content, sections })
          }
          await taking.take(trx, caller, intoProfile)
          const { mark } = await compared(trx, row, comparer)
          await documentsStore.markProfile(trx, row.id, mark)
          return {}
        })
        return answer(comparer, params.id)
      },
    ),
  ]
}
