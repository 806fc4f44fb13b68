import { logView } from '../job/log-view.ts'
import { logList } from './log-list.ts'
import { logSearch } from './log-search.ts'

/** All that logs, in one file for browsers to load when a page is ready. */
export const logs = { logList, logSearch, logView }
