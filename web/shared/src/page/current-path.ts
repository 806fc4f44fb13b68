/** Path and query of the page that is open. */
export const currentPath = (): string => location.pathname + location.search
