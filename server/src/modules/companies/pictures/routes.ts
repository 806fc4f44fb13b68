import * as calls from '@hanap/contracts/companies/company-pictures.calls'
import * as schemas from '@hanap/contracts/companies/company-pictures.schemas'
import type { Caller } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, memberRoute, type Route, route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { recordAudit } from '../../audit/index.ts'
import { pictureMimes } from '../../pictures/index.ts'
import { draftersOf } from '../draft/draft-pictures.ts'
import type { CompanyTables } from '../tables.ts'
import { MAX_PHOTOS, madeAnew } from './made-anew.ts'
import { pictureAddress, pictureIn, picturesStore } from './pictures-store.ts'
import type { CompanyPictureKind } from './tables.ts'

const fields = { logo: 'logo', cover: 'cover', photo: 'photos' } as const

/** Pictures of companies' pages: calls 474-476. */
export const companyPictureRoutes = (db: Db, files: FileStore): Route[] => {
  /** Changes the pictures of a company, one change after the other, and writes it into its log. */
  const change = <Result>(
    { companyId, accountId }: { companyId: string; accountId: string },
    act: (trx: Db) => Promise<{ kind: CompanyPictureKind; address: string | null; result: Result }>,
  ): Promise<Result> =>
    db.transaction().execute(async trx => {
      await picturesStore.lock(trx, companyId)
      const { kind, address, result } = await act(trx)
      if (kind !== 'photo')
        await trx
          .withTables<CompanyTables>()
          .updateTable('companies')
          .set({ [kind]: address })
          .where('id', '=', companyId)
          .execute()
      await publishChanges(trx, [{ topic: 'company', id: companyId }])
      await recordAudit(trx, {
        companyId,
        action: 'company_changed',
        actor: { kind: 'member', id: accountId },
        details: { fields: [fields[kind]] },
      })
      return result
    })

  /** A picture of a draft is its company's until it is published. */
  const isShownTo = async (caller: Caller, fileKey: string): Promise<boolean> => {
    if ((await picturesStore.named(db, [fileKey])).size > 0) return true
    if (caller.kind !== 'recruiter' || caller.companyId === null) return false
    return (await draftersOf(db, fileKey)).has(caller.companyId)
  }

  return [
    memberRoute(
      calls.uploadCompanyPicture,
      schemas.uploadCompanyPicture,
      async ({ body, files: sent, caller }) => {
        const { kind } = body
        const { companyId } = caller
        const fileKey = await files.put(await madeAnew(sent.picture, kind))
        return change(caller, async trx => {
          const own = (await picturesStore.ofCompany(trx, companyId)).filter(each => each.kind === kind)
          if (kind === 'photo' && own.length >= MAX_PHOTOS) throw new Refusal('too_many_files')
          if (kind !== 'photo')
            await picturesStore.remove(
              trx,
              own.map(({ id }) => id),
            )
          const picture = await picturesStore.insert(trx, { companyId, kind, fileKey })
          return { kind, address: pictureAddress(fileKey), result: { picture: pictureIn(picture) } }
        })
      },
    ),

    memberRoute(calls.deleteCompanyPicture, schemas.deleteCompanyPicture, ({ params, caller }) =>
      change(caller, async trx => {
        const own = await picturesStore.ofCompany(trx, caller.companyId)
        const picture = own.find(({ id }) => id === params.id)
        if (!picture) throw new Refusal('not_found')
        await picturesStore.remove(trx, [picture.id])
        const pictures = own.filter(({ id }) => id !== picture.id).map(pictureIn)
        return { kind: picture.kind, address: null, result: { pictures } }
      }),
    ),

    route(calls.readCompanyPicture, schemas.readCompanyPicture, async ({ params, caller }) => {
      if (!(await isShownTo(caller, params.id))) throw new Refusal('not_found')
      const bytes = await files.get(params.id)
      return new FileAnswer({ name: 'picture.webp', mime: pictureMimes.webp, size: bytes.byteLength }, bytes)
    }),
  ]
}
