import type { Caller } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { findMember } from '../../auth/index.ts'
import { tokensStore } from './tokens-store.ts'

/** Whose request a token's is: its member's as they are now, within its scopes; nobody's once they left or were suspended. */
export const findByApiToken = async (db: Db, secret: string): Promise<Caller> => {
  const token = await tokensStore.use(db, secret)
  const member = token && (await findMember(db, token.account_id))
  if (!member || member.companyId !== token.company_id) return { kind: 'none' }
  const name = `token-${token.id}`
  return { ...member, sessionId: name, deviceId: name, token: { id: token.id, scopes: token.scopes } }
}
