import type { ReactNode } from 'react'

/** What the server draws of the job beside a list, by the data of the search's page: it is in the HTML alone. */
export const drawnPanes = new WeakMap<object, ReactNode>()
