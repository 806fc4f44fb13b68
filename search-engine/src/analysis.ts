export { fold } from './analysis/fold.ts'
export { type QueryWord, queryWords, type Spelling } from './analysis/query-words.ts'
export { stem } from './analysis/stem.ts'
export { analyze, eachTerm, type TermSink } from './analysis/terms.ts'
