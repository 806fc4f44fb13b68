/** What a visitor wanted to do when log-in came between; it is done as soon as they are signed in. */
export type RememberedAct =
  | { act: 'save'; job: string }
  | { act: 'follow'; company: string }
  /** `search` is the path of a search's page. */
  | { act: 'alert'; search: string }

/** Address of log-in that remembers where to go afterwards, and what to do first. */
export const logInAddress = (prefix: string, redirect?: string, act?: RememberedAct): string => {
  const query = new URLSearchParams({ ...(redirect === undefined ? {} : { redirect }), ...act })
  return `${prefix}/get-started${query.size > 0 ? `?${query}` : ''}`
}
