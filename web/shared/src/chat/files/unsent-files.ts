/** Files of messages that are not sent yet, as this browser keeps them: in memory, and where it allows it over a reload. */
const NAME = 'chat-files'
const STORE = 'unsent'

const inMemory = new Map<string, Blob>()

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Undefined where the browser keeps nothing. */
const inStore = async <Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    const db = await done(opening)
    try {
      return await done(ask(db.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}

export const keepFile = async (clientId: string, file: Blob): Promise<void> => {
  inMemory.set(clientId, file)
  await inStore('readwrite', store => store.put(file, clientId))
}

/** Undefined where it is gone. */
export const keptFile = async (clientId: string): Promise<Blob | undefined> =>
  inMemory.get(clientId) ?? (await inStore<Blob | undefined>('readonly', store => store.get(clientId)))

export const forgetFile = (clientId: string): void => {
  inMemory.delete(clientId)
  void inStore('readwrite', store => store.delete(clientId))
}

export const forgetFiles = (): void => {
  inMemory.clear()
  void inStore('readwrite', store => store.clear())
}
