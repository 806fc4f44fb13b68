import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the provider keeps while it runs, by kind and id. */
export const createMemoryAdapter = () => {
  const rows = new Map<string, { payload: AdapterPayload; until: number }>()
  const find = (key: string): AdapterPayload | undefined => {
    const row = rows.get(key)
    return row && row.until > Date.now() ? row.payload : undefined
  }
  const findBy = (kind: string, isIt: (payload: AdapterPayload) => boolean) => {
    const key = [...rows.keys()].find(each => {
      const payload = each.startsWith(`${kind} `) ? find(each) : undefined
      return payload && isIt(payload)
    })
    return key === undefined ? undefined : find(key)
  }

  return (kind: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      rows.set(`${kind} ${id}`, { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 })
    },
    find: async id => find(`${kind} ${id}`),
    findByUid: async uid => findBy(kind, payload => payload.uid === uid),
    findByUserCode: async userCode => findBy(kind, payload => payload.userCode === userCode),
    consume: async id => {
      const payload = find(`${kind} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async id => {
      rows.delete(`${kind} ${id}`)
    },
    revokeByGrantId: async grantId => {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key)
    },
  })
}
