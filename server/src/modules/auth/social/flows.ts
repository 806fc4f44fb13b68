import { timingSafeEqual } from 'node:crypto'
import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { sql } from 'kysely'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newToken, tokenHash } from '../sessions/tokens.ts'
import { type FlowChecks, ProviderAnswer } from './provider.ts'
import type { SocialTables } from './tables.ts'

const MINUTES = 10
/** How long a flow that is over is remembered, to say what became of it. */
const RETAINED_HOURS = 24

/** What a log-in will be checked by. */
export const newFlowChecks = (redirectUri: string): FlowChecks => ({
  redirectUri,
  state: randomState(),
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
})

/** Keeps a log-in's checks; who started it gets the token. */
export const beginFlow = async (
  db: Db,
  provider: SocialType,
  checks: FlowChecks,
): Promise<{ flowToken: string; expiresAt: Date }> => {
  const flowToken = newToken()
  const { expires_at } = await db
    .withTables<SocialTables>()
    .insertInto('social_flows')
    .values({
      token_hash: tokenHash(flowToken),
      state_hash: tokenHash(checks.state),
      provider,
      redirect_uri: checks.redirectUri,
      code_verifier: checks.codeVerifier,
      nonce: checks.nonce,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { flowToken, expiresAt: expires_at }
}

/** Keeps an answer that another site's form posted, until the browser that started the flow comes for it. */
export const storePostedAnswer = async (
  db: Db,
  provider: SocialType,
  answer: ProviderAnswer & { state: string },
) => {
  await db
    .withTables<SocialTables>()
    .updateTable('social_flows')
    .set({ posted: JSON.stringify(answer) })
    .where('state_hash', '=', tokenHash(answer.state))
    .where('provider', '=', provider)
    .where('posted', 'is', null)
    .where('used_at', 'is', null)
    .execute()
}

export interface ConsumedFlow {
  checks: FlowChecks
  posted: ProviderAnswer | null
}

/**
 * Uses a flow up, whatever becomes of the log-in. Refuses one that this client did not start, that was used, or
 * that is too old. Without a state the caller checks the nonce.
 */
export const consumeFlow = async (
  db: Db,
  provider: SocialType,
  flowToken: string,
  state: string | undefined,
): Promise<ConsumedFlow> => {
  const hash = tokenHash(flowToken)
  const flow = await db
    .withTables<SocialTables>()
    .selectFrom('social_flows')
    .select(['provider', 'state_hash', 'used_at', sql<boolean>`expires_at <= now()`.as('is_over')])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  const isOther = state !== undefined && flow && !timingSafeEqual(flow.state_hash, tokenHash(state))
  if (!flow || flow.provider !== provider || isOther) throw new Refusal('social_other_browser')
  if (flow.used_at !== null) throw new Refusal('social_used')
  if (flow.is_over) throw new Refusal('social_expired')

  const taken = await db
    .withTables<SocialTables>()
    .with('flow', query =>
      query.selectFrom('social_flows').selectAll().where('token_hash', '=', hash).forUpdate(),
    )
    .updateTable('social_flows')
    .from('flow')
    .set({ used_at: sql<Date>`now()`, code_verifier: '', nonce: '', posted: null })
    .whereRef('social_flows.token_hash', '=', 'flow.token_hash')
    .where('flow.used_at', 'is', null)
    .returning(['flow.redirect_uri', 'flow.code_verifier', 'flow.nonce', 'flow.posted'])
    .executeTakeFirst()
  if (!taken) throw new Refusal('social_used')
  const { redirect_uri, code_verifier, nonce, posted } = taken
  return {
    checks: { redirectUri: redirect_uri, codeVerifier: code_verifier, nonce, state: state ?? '' },
    posted: posted === null ? null : ProviderAnswer.parse(JSON.parse(posted)),
  }
}

export const sweepFlows = async (db: Db) => {
  await db
    .withTables<SocialTables>()
    .deleteFrom('social_flows')
    .where('expires_at', '<', sql<Date>`now() - make_interval(hours => ${RETAINED_HOURS})`)
    .execute()
}
