import { Resolver } from 'node:dns/promises'

/** `none`: the zone answered, and has nothing of the kind; `failed`: nobody answered in time, which says nothing. */
type TxtLookup = { kind: 'records'; records: readonly string[] } | { kind: 'none' } | { kind: 'failed' }

/** What is asked of domains, each time anew; every question has an end. */
export interface DomainLookup {
  txt(domain: string): Promise<TxtLookup>
  /** Whether there is a domain of that name; undefined where nobody answered. */
  exists(domain: string): Promise<boolean | undefined>
}

const TRY_MS = 2000
const TRIES = 2
const END_MS = 6000

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Asks these servers, or those of the machine. */
export const createDomainLookup = (servers: readonly string[] | undefined): DomainLookup => {
  const ask = async <Answer>(question: (resolver: Resolver) => Promise<Answer>): Promise<Answer> => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const end = setTimeout(() => resolver.cancel(), END_MS)
    try {
      return await question(resolver)
    } finally {
      clearTimeout(end)
    }
  }

  return {
    txt: async domain => {
      try {
        const records = await ask(resolver => resolver.resolveTxt(domain))
        return { kind: 'records', records: records.map(parts => parts.join('')) }
      } catch (error) {
        const code = codeOf(error)
        return { kind: code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'failed' }
      }
    },
    exists: async domain => {
      try {
        await ask(resolver => resolver.resolveNs(domain))
        return true
      } catch (error) {
        const code = codeOf(error)
        // Another kind of record may be there.
        if (code === 'ENODATA') return true
        return code === 'ENOTFOUND' ? false : undefined
      }
    },
  }
}
