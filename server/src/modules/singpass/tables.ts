import type { ColumnType, Generated } from 'kysely'

/** Bytes that only the data key of this name opens: see `vault.ts`. */
export interface SealedColumns {
  data_key_id: string
  sealed: Buffer
}

export type ClientKeysTable = SealedColumns & {
  kid: string
  use: 'sig' | 'enc'
  public_jwk: string
  created_at: Generated<Date>
}

type AuthorisationsTable = SealedColumns & {
  state_hash: Buffer
  account_id: string
  session_id: string
  expires_at: Date
}

type DetailsTable = SealedColumns & {
  account_id: string
  expires_at: Date
}

type IdentitiesTable = SealedColumns & {
  account_id: string
  user_identity_id: number
  uinfin_index: Buffer
  verified_at: ColumnType<Date, Date | undefined, Date>
}

export type SingpassTables = {
  singpass_client_keys: ClientKeysTable
  singpass_authorisations: AuthorisationsTable
  singpass_details: DetailsTable
  singpass_identities: IdentitiesTable
}
