/** What routes say of themselves in their `handle`. */
export interface EmployerRouteHandle {
  /** It is for search engines, as no page of a company's own is. */
  isIndexed?: boolean
  /** The id of the page's own list of keys, which the side bar then opens. */
  keyList?: string
}

export const isHandle = (handle: unknown): handle is EmployerRouteHandle =>
  typeof handle === 'object' && handle !== null
