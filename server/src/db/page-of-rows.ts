import type { SelectQueryBuilder, Simplify } from 'kysely'

/** Which page of a list, from 1, and how many rows a page has. */
export interface PageNumber {
  page: number
  size: number
}

/** One page of what a query finds, in an order, and how many rows there are. */
export const pageOfRows = async <Tables, Table extends keyof Tables, Row>(
  all: SelectQueryBuilder<Tables, Table, NonNullable<unknown>>,
  { page, size }: PageNumber,
  inOrder: (
    all: SelectQueryBuilder<Tables, Table, NonNullable<unknown>>,
  ) => SelectQueryBuilder<Tables, Table, Row>,
): Promise<{ rows: Simplify<Row>[]; total: number }> => {
  const [{ total }, rows] = await Promise.all([
    // With tables that are not known here, its type does not follow from what is selected.
    all
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .$castTo<{ total: string }>()
      .executeTakeFirstOrThrow(),
    inOrder(all)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ])
  return { rows, total: Number(total) }
}
