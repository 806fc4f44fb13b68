import type { Call, CallSchemas } from '@hanap/contracts/call'
import type { z } from 'zod'
import type { Seeker } from '../../calls/caller.ts'
import { checkInputs, type RawInput } from '../../calls/inputs.ts'
import { type CallRequest, FileAnswer, type Route } from '../../calls/route.ts'

const PAGE = 100

interface PagedAnswer {
  total_pages: number
}

/**
 * The account's own calls, made for it: what they answer its owner could read before, and it is nobody else's.
 */
export const ownCalls = (routes: readonly Route[], incoming: CallRequest<CallSchemas, Seeker>) => {
  const byId = new Map(routes.map(route => [route.call.id, route]))

  const handle = (call: Call, input: Partial<RawInput>) => {
    const route = byId.get(call.id)
    if (!route) throw new Error(`No route for ${call.method} ${call.path}`)
    const { params, query, body } = checkInputs(route.schemas, {
      params: {},
      query: {},
      body: {},
      ...input,
    })
    // As in `executeCall`: a call without a schema for one of these has `undefined` there by its own types.
    return route.handle({
      ...incoming,
      ...({ params, query, body } as Pick<typeof incoming, 'params' | 'query' | 'body'>),
    })
  }

  const ask = async <Answer extends z.ZodType>(
    call: Call,
    { answer }: { answer: Answer },
    query: RawInput['query'] = {},
    params: RawInput['params'] = {},
  ): Promise<z.output<Answer>> => answer.parse(await handle(call, { query, params }))

  return {
    ask,

    /** Every item of a list that comes in pages. */
    all: async <Answer extends z.ZodType<PagedAnswer>, Item>(
      call: Call,
      schemas: { answer: Answer },
      itemsOf: (answer: z.output<Answer>) => readonly Item[],
    ): Promise<Item[]> => {
      const items: Item[] = []
      let pages = 1
      for (let page = 1; page <= pages; page++) {
        const answer = await ask(call, schemas, { page: String(page), size: String(PAGE) })
        items.push(...itemsOf(answer))
        pages = answer.total_pages
      }
      return items
    },

    file: async (call: Call, params: RawInput['params']): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const answer = await handle(call, { params })
      return answer instanceof FileAnswer ? answer.bytes : undefined
    },
  }
}
