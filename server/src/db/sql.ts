import type { QueryResult } from 'pg'

type Rows = readonly object[]

/** Statements of which Kysely knows no types: of migrations, backups and tests. Values are parameters, never text. */
export interface SqlTag {
  <Found extends Rows = Record<string, unknown>[]>(
    text: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Found[number][]>
  /** A text as it is; several statements where it has no values. */
  unsafe<Found extends Rows = Record<string, unknown>[]>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Found[number][]>
}

export const createSqlTag = (
  query: (text: string, values: readonly unknown[]) => Promise<QueryResult>,
): SqlTag => {
  const unsafe = async (text: string, values: readonly unknown[] = []) => (await query(text, values)).rows
  const sql = (text: TemplateStringsArray, ...values: readonly unknown[]) =>
    unsafe(
      text.reduce((before, part, at) => `${before}$${at}${part}`),
      values,
    )
  return Object.assign(sql, { unsafe })
}
