import { logList } from './log-list.ts'
import { logSearch } from './log-search.ts'
import { logView } from './log-view.ts'

/** All that logs, in one file for browsers to load when a page is ready. */
export const logs = { logList, logSearch, logView }
