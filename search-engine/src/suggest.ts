export type { Highlight } from './suggest/highlight.ts'
export { type Suggestion, suggest } from './suggest/suggest.ts'
export { type Entry, Suggester } from './suggest/suggester.ts'
