/** How names of jobs are read, in ten languages: for whoever compares what people do with what ads ask for. */
export { type MappedFunction, mapFunction } from './import/map/function.ts'
export { fieldShares } from './import/map/functions/evidence.ts'
export { stemsOf, unspacedOf } from './import/map/functions/words.ts'
export { emptyTree, findNames, type NameTree, putName } from './import/map/name-tree.ts'
export { titleParts } from './import/map/title.ts'
export { isUnspacedTitle, titleSays, wordsInBoth } from './title-words.ts'
