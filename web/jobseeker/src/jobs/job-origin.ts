interface JobOrigin {
  source: string
  query_id: string | undefined
}

let followed: [id: string, origin: JobOrigin] | undefined

/** Keeps from which list a job is being opened. A page of its own, in another tab, knows nothing of it. */
export const storeJobOrigin = (id: string, origin: JobOrigin): void => {
  followed = [id, origin]
}

/** From which list a job was opened last in this page's life. */
export const jobOriginOf = (id: string): JobOrigin | undefined =>
  followed?.[0] === id ? followed[1] : undefined
