import { type Selectable, sql } from 'kysely'
import type { Member } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { recordAudit } from '../../audit/index.ts'
import type { CompanyRow } from '../facts.ts'
import { MAX_PHOTOS } from '../pictures/made-anew.ts'
import { pictureAddress, pictureIn, picturesStore } from '../pictures/pictures-store.ts'
import type { CompanyPictureKind, CompanyPictureTables } from '../pictures/tables.ts'
import type { CompanyTables } from '../tables.ts'
import { draftStore } from './draft-store.ts'
import type { CompanyDraftTables } from './tables.ts'

type PictureRow = Selectable<CompanyPictureTables['company_pictures']>

const fieldOf = { logo: 'logo', cover: 'cover', photo: 'photos' } as const

const of = (db: Db) => db.withTables<CompanyDraftTables & CompanyPictureTables>()

const addedBy = (db: Db, companyId: string): Promise<PictureRow[]> =>
  of(db)
    .selectFrom('company_draft_pictures')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Of the page's pictures those that the draft leaves, those that it takes off, and those that it adds. */
const draftPictures = async (db: Db, companyId: string) => {
  const [published, added, draft] = await Promise.all([
    picturesStore.ofCompany(db, companyId),
    addedBy(db, companyId),
    draftStore.find(db, companyId),
  ])
  const isReplaced = ({ kind }: PictureRow) => kind !== 'photo' && added.some(each => each.kind === kind)
  const isOff = (row: PictureRow) => draft?.removed_picture_ids.includes(row.id) || isReplaced(row)
  const left = published.filter(row => !isOff(row))
  return { shown: [...left, ...added], added, removed: published.filter(row => isOff(row)) }
}

/** Whether the draft has other pictures than the page, and which it has. */
export const picturesOfDraft = async (db: Db, companyId: string) => {
  const { shown, added, removed } = await draftPictures(db, companyId)
  return { isChanged: added.length + removed.length > 0, pictures: shown.map(pictureIn) }
}

/** What the page would show with the draft published. */
export const shownByDraft = async (db: Db, company: CompanyRow) => {
  const { shown, removed } = await draftPictures(db, company.id)
  const addressOf = (kind: 'logo' | 'cover') => {
    const row = shown.find(each => each.kind === kind)
    if (row) return pictureAddress(row.file_key)
    // A logo that was imported has no row.
    return removed.some(each => each.kind === kind) ? null : company[kind]
  }
  return {
    logo: addressOf('logo'),
    cover: addressOf('cover'),
    photos: shown.filter(({ kind }) => kind === 'photo').map(({ file_key }) => pictureAddress(file_key)),
  }
}

/** Adds a picture to the draft: a logo or cover in place of another of the draft's. */
export const addDraftPicture = (
  db: Db,
  { companyId, accountId }: Member,
  { kind, fileKey }: { kind: CompanyPictureKind; fileKey: string },
) =>
  db.transaction().execute(async trx => {
    await draftStore.lock(trx, companyId)
    const { shown } = await draftPictures(trx, companyId)
    if (kind === 'photo' && shown.filter(each => each.kind === kind).length >= MAX_PHOTOS)
      throw new Refusal('too_many_files')
    if (kind !== 'photo')
      await of(trx)
        .deleteFrom('company_draft_pictures')
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .execute()
    const row = await of(trx)
      .insertInto('company_draft_pictures')
      .values({ id: newId(), company_id: companyId, kind, file_key: fileKey })
      .returningAll()
      .executeTakeFirstOrThrow()
    await draftStore.touch(trx, companyId, accountId)
    return pictureIn(row)
  })

/** Takes a picture off the draft: one that it added is gone, one of the page stays there until the draft is published. */
export const takeOffDraft = (db: Db, { companyId, accountId }: Member, id: string) =>
  db.transaction().execute(async trx => {
    await draftStore.lock(trx, companyId)
    const { shown, added } = await draftPictures(trx, companyId)
    if (!shown.some(row => row.id === id)) throw new Refusal('not_found')
    await draftStore.touch(trx, companyId, accountId)
    if (added.some(row => row.id === id))
      await of(trx).deleteFrom('company_draft_pictures').where('id', '=', id).execute()
    else
      await of(trx)
        .updateTable('company_drafts')
        .set({ removed_picture_ids: sql<string[]>`array_append(removed_picture_ids, ${id})` })
        .where('company_id', '=', companyId)
        .execute()
    return (await picturesOfDraft(trx, companyId)).pictures
  })

/** The page shows the draft's pictures, in the transaction that publishes it. */
export const publishPictures = async (trx: Db, { companyId, accountId }: Member): Promise<void> => {
  await picturesStore.lock(trx, companyId)
  const { shown, added, removed } = await draftPictures(trx, companyId)
  const changed = [...added, ...removed]
  if (changed.length === 0) return
  await picturesStore.remove(
    trx,
    removed.map(({ id }) => id),
  )
  if (added.length > 0) await of(trx).insertInto('company_pictures').values(added).execute()
  const kinds = [...new Set(changed.map(({ kind }) => kind))]
  for (const kind of kinds) {
    if (kind === 'photo') continue
    const row = shown.find(each => each.kind === kind)
    await trx
      .withTables<CompanyTables>()
      .updateTable('companies')
      .set({ [kind]: row ? pictureAddress(row.file_key) : null })
      .where('id', '=', companyId)
      .execute()
  }
  await dropPictures(trx, companyId)
  await publishChanges(trx, [{ topic: 'company', id: companyId }])
  await recordAudit(trx, {
    companyId,
    action: 'company_changed',
    actor: { kind: 'member', id: accountId },
    details: { fields: kinds.map(kind => fieldOf[kind]) },
  })
}

/** The draft has the page's pictures; files that nobody names any more are swept. */
export const dropPictures = async (trx: Db, companyId: string): Promise<void> => {
  await of(trx).deleteFrom('company_draft_pictures').where('company_id', '=', companyId).execute()
  await of(trx)
    .updateTable('company_drafts')
    .set({ removed_picture_ids: sql<string[]>`'{}'` })
    .where('company_id', '=', companyId)
    .execute()
}

/** Companies whose drafts name a file. */
export const draftersOf = async (db: Db, fileKey: string): Promise<Set<string>> => {
  const rows = await of(db)
    .selectFrom('company_draft_pictures')
    .select('company_id')
    .where('file_key', '=', fileKey)
    .execute()
  return new Set(rows.map(row => row.company_id))
}

/** Which of these files some draft names. */
export const draftedFiles = async (db: Db, fileKeys: readonly string[]): Promise<Set<string>> => {
  const rows = await of(db)
    .selectFrom('company_draft_pictures')
    .select('file_key')
    .where('file_key', '=', sql<string>`any(${[...fileKeys]}::text[])`)
    .execute()
  return new Set(rows.map(row => row.file_key))
}
