interface Way {
  source: string
  query_id: string | undefined
}

let followed: [id: string, way: Way] | undefined

/** Keeps from which list a job is being opened. A page of its own, in another tab, knows nothing of it. */
export function follow(id: string, way: Way): void {
  followed = [id, way]
}

/** From which list a job was opened last in this page's life. */
export function wayTo(id: string): Way | undefined {
  return followed?.[0] === id ? followed[1] : undefined
}
