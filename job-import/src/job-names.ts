/** How names of jobs are read, in ten languages: for whoever compares what people do with what ads ask for. */

export { fieldShares } from './map/functions/evidence.ts'
export { type MappedFunction, mapFunction } from './map/functions/function.ts'
export { titleParts } from './map/functions/title.ts'
export { emptyTree, findNames, type NameTree, putName } from './text/name-tree.ts'
export { isUnspacedTitle, titleSays, wordsInBoth } from './text/title-words.ts'
export { stemsOf, unspacedOf } from './text/words.ts'
