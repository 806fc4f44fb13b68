import { type MappedFunction, mapFunction, titleParts } from '@hanap/job-import/job-names'
import { functionPath } from '@hanap/markets/functions'
import { licenceIn } from './licences.ts'
import { type FoundMeaning, meaningsIn, type NameIndex, nameIndexOf } from './name-index.ts'
import { headFirst, headLast } from './occupations.ts'
import { type SeniorityLevel, seniorityIn } from './seniority.ts'

/** What a title says of the work. */
export interface TitleWork {
  /** Functions that it may be, the most exact that are known; several where a name has several. */
  functions: readonly number[]
  level: SeniorityLevel | undefined
  /** The profession with a licence of its own that it is. */
  licence: string | undefined
}

const names: readonly (readonly [NameIndex<number>, isHeadFirst: boolean])[] = [
  [nameIndexOf(headLast), false],
  [nameIndexOf(headFirst), true],
]

const mainOf = (id: number) => functionPath(id)?.main_function_id

/** A preposition of English begins what the job is about: `Nurse in the operating room`. */
const ABOUT = /\s(?:of|for|in|at|to|with|from|on|within)\s.*$/i

const named = (text: string, mapped: MappedFunction): readonly number[] => {
  const nameMatches = names.flatMap(([each, isHeadFirst]) =>
    meaningsIn(each, isHeadFirst ? text : text.replace(ABOUT, '')).map(name => ({ name, isHeadFirst })),
  )
  // A name that is not the text's head says what the job is where nothing else does, and is in its field.
  const fits = ({ name, isHeadFirst }: { name: FoundMeaning<number>; isHeadFirst: boolean }) =>
    (isHeadFirst ? name.isFirst : name.isLast) ||
    mapped.mainFunctionId === null ||
    (mapped.functionTitleId === null && name.meanings.some(id => mainOf(id) === mapped.mainFunctionId))
  const [best] = nameMatches.filter(fits).sort((a, b) => b.name.length - a.name.length)
  // "Teacher" says less than the list's "ESL Teacher".
  const isVague = best?.name.length === 1 && !(best.name.isFirst && best.name.isLast)
  return isVague && mapped.functionTitleId !== null ? [] : (best?.name.meanings ?? [])
}

const functionsOf = (title: string): readonly number[] => {
  const mapped = mapFunction({ title, categories: [], text: '' })
  for (const { text } of titleParts(title)) {
    const own = named(text, mapped)
    if (own.length === 0) continue
    // "Property Manager (PM)" says which of them.
    const mappedTitle = own.find(id => id === mapped.functionTitleId)
    return mappedTitle === undefined ? own : [mappedTitle]
  }
  const exact = mapped.functionTitleId ?? mapped.jobFunctionId ?? mapped.mainFunctionId
  return exact === null ? [] : [exact]
}

const cachedWork = new Map<string, TitleWork>()
const MAX_CACHED = 20_000

/** What a title says of the work, in any of the ten languages. Titles come again and again. */
export const workOf = (title: string): TitleWork => {
  const before = cachedWork.get(title)
  if (before) return before
  const functions = functionsOf(title)
  const work = {
    functions,
    level: seniorityIn(title),
    licence: licenceIn(title, functions),
  }
  if (cachedWork.size >= MAX_CACHED) cachedWork.clear()
  cachedWork.set(title, work)
  return work
}

/** Reads the names of work in all languages, half a second of a core, so that no request waits for it. */
export const readNamesOfWork = (): void => {
  workOf('Registered Nurse')
}
