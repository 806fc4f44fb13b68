export type { Highlight } from './suggest/highlight.ts'
export { type Suggestion, suggest } from './suggest/suggest.ts'
export { Suggester, type SuggestionEntry } from './suggest/suggester.ts'
