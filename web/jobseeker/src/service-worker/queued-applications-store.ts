/** An application that was made without a connection, as this device keeps it until it is sent. */
export interface QueuedApplication {
  /** Idempotency-Key of the form that it was made with. */
  key: string
  /** The account that made it. */
  owner: string
  jobId: string
  jobTitle: string
  /** Path of the form, in the language that it was filled in. */
  form: string
  /** The form's fields as typed, without its file. */
  texts: Record<string, string>
  resume: File | null
  /** Milliseconds since 1970. */
  at: number
  /** `sent` and `refused` ones are told to their owner; a sent one is then forgotten. */
  state: 'waiting' | 'sent' | 'refused'
  /** Why it was refused, in the form's language. */
  reason?: string
  isTold?: boolean
}

const MAX_AGE_MS = 30 * 24 * 3600 * 1000
const NAME = 'hanap'
const STORE = 'outgoing'
/** Told to pages of the site when the queue has changed. */
export const OUTGOING_CHANNEL = 'outgoing'

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const store = async <Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' })
  const db = await done(opening)
  try {
    return await done(ask(db.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    db.close()
  }
}

const notifyPages = (): void => {
  const channel = new BroadcastChannel(OUTGOING_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

const allOutgoing = (): Promise<QueuedApplication[]> => store('readonly', rows => rows.getAll())

/** What an account has in the queue, oldest first. */
export const queuedApplicationsOf = async (owner: string): Promise<QueuedApplication[]> =>
  (await allOutgoing()).filter(each => each.owner === owner).sort((a, b) => a.at - b.at)

/** Whether anybody's application waits on this device. */
export const isAnyWaiting = async (): Promise<boolean> =>
  (await allOutgoing()).some(({ state }) => state === 'waiting')

export const putQueued = async (outgoing: QueuedApplication): Promise<void> => {
  await store('readwrite', rows => rows.put(outgoing))
  notifyPages()
}

/** Whether it is still in the queue: it may have been taken back meanwhile. */
export const isQueued = async (key: string): Promise<boolean> =>
  (await store('readonly', rows => rows.count(key))) > 0

export const removeQueued = async (key: string): Promise<void> => {
  await store('readwrite', rows => rows.delete(key))
  notifyPages()
}

export const removeAllOf = async (owner: string): Promise<void> => {
  for (const { key } of await queuedApplicationsOf(owner)) await removeQueued(key)
}

/** Forgets what nobody came back for within 30 days, whoever's it is. */
export const removeOld = async (): Promise<void> => {
  for (const { key, at } of await allOutgoing()) if (Date.now() - at > MAX_AGE_MS) await removeQueued(key)
}
