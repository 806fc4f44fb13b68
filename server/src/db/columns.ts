import type { ColumnType } from 'kysely'

/** A column that the database fills where nothing is given. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>
