import { readCompanyPicture } from '@hanap/contracts/companies/company-pictures.calls'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { CompanyPictureKind, CompanyPictureTables } from './tables.ts'

type PictureRow = Selectable<CompanyPictureTables['company_pictures']>

export const pictureAddress = (fileKey: string) => readCompanyPicture.path.replace('{id}', fileKey)

export const pictureIn = ({ id, kind, file_key }: PictureRow) => ({ id, kind, url: pictureAddress(file_key) })

export const picturesStore = {
  /** One change of a company's pictures after the other, until the transaction ends. */
  lock: async (trx: Db, companyId: string) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pictures ${companyId}`}, 0))`.execute(trx)
  },

  /** In the order in which they came. */
  ofCompany: (db: Db, companyId: string): Promise<PictureRow[]> =>
    db
      .withTables<CompanyPictureTables>()
      .selectFrom('company_pictures')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  insert: (
    trx: Db,
    picture: { companyId: string; kind: CompanyPictureKind; fileKey: string },
  ): Promise<PictureRow> =>
    trx
      .withTables<CompanyPictureTables>()
      .insertInto('company_pictures')
      .values({
        id: newId(),
        company_id: picture.companyId,
        kind: picture.kind,
        file_key: picture.fileKey,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  remove: async (trx: Db, ids: readonly string[]) => {
    await trx
      .withTables<CompanyPictureTables>()
      .deleteFrom('company_pictures')
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
  },

  /** Which of these files some company's page shows. */
  named: async (db: Db, fileKeys: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .withTables<CompanyPictureTables>()
      .selectFrom('company_pictures')
      .select('file_key')
      .where('file_key', '=', sql<string>`any(${[...fileKeys]}::text[])`)
      .execute()
    return new Set(rows.map(({ file_key }) => file_key))
  },
}

/** Photos of a company's page, for anybody. */
export const photosOf = async (db: Db, companyId: string): Promise<string[]> =>
  (await picturesStore.ofCompany(db, companyId))
    .filter(({ kind }) => kind === 'photo')
    .map(({ file_key }) => pictureAddress(file_key))

/** All of them, for the company's own members. */
export const picturesOf = async (db: Db, companyId: string) =>
  (await picturesStore.ofCompany(db, companyId)).map(pictureIn)
