import { SocialType } from '@hanap/contracts/auth/social.schemas'
import type { Db } from '../../../db/client.ts'
import { storePostedAnswer } from './flows.ts'
import { ProviderAnswer } from './provider.ts'

const MAX_BYTES = 16 * 1024
const PATH = /^\/social-log-in\/(\w+)\/answer$/

/** The body as text; nothing where it is longer than any answer. */
const shortText = async (request: Request): Promise<string | undefined> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Apple's page posts its answer from its own site, where the browser shows us no cookie. So nothing is done with
 * it here: it is kept with its flow, and the browser is sent on to the same address by GET, where it shows that
 * the flow is its own. Answers nothing for requests that are no such answer.
 */
export const handlePostedAnswer =
  (db: Db) =>
  async (request: Request, path: string): Promise<Response | undefined> => {
    const type = SocialType.safeParse(PATH.exec(path)?.[1]).data
    if (request.method !== 'POST' || type === undefined) return undefined
    const text = (await shortText(request)) ?? ''
    const answer = ProviderAnswer.safeParse(Object.fromEntries(new URLSearchParams(text))).data ?? {}
    const { state } = answer
    if (state !== undefined) await storePostedAnswer(db, type, { ...answer, state })
    const query = new URLSearchParams(state === undefined ? {} : { state })
    return new Response(null, {
      status: 303,
      headers: {
        location: `${path}?${query}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  }
