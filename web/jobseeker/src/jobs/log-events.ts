/** All that logs, as one file for browsers to load when a page is ready. */
export { logView } from '../job/log-view.ts'
export { logList } from './log-list.ts'
export { logSearch } from './log-search.ts'
