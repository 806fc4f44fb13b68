import { functionPath } from '@hanap/markets/functions'
import { addEvidence, type FunctionEvidence, fieldShares, noEvidence } from './evidence.ts'
import { titleParts } from './title.ts'

export interface MappedFunction {
  mainFunctionId: number | null
  jobFunctionId: number | null
  functionTitleId: number | null
}

/** What is enough to say anything, and to say more than the main function. */
const ENOUGH = 0.7
const ENOUGH_FOR_SUB = 1.6
const TITLE_WEIGHT = 1
const CATEGORY_WEIGHT = 3
const TEXT_WEIGHT = 2.4

/**
 * Where a job belongs among our functions: by its title above all, by the source's category, and by what its
 * description speaks of. All null where nothing speaks for any.
 */
export const mapFunction = (ad: {
  title: string
  categories: readonly string[]
  text: string
  language?: string | undefined
}): MappedFunction => {
  const fromTitle = noEvidence()
  for (const { text, weight } of titleParts(ad.title))
    addEvidence(fromTitle, text, TITLE_WEIGHT * weight, ad.language === 'en')
  const fromCategory = categoryEvidence(ad.categories)
  const shares = fieldShares(ad.text)

  const mains = new Map<number, number>()
  const add = (main: number, weight: number) => mains.set(main, (mains.get(main) ?? 0) + weight)
  for (const [main, weight] of fromTitle.main) add(main, weight)
  for (const [main, weight] of fromCategory.main) add(main, weight)
  for (const [main, share] of shares) add(main, share * TEXT_WEIGHT)
  const [mainFunctionId, score] = best(mains) ?? []
  if (mainFunctionId === undefined || score === undefined || score < ENOUGH) return NOTHING

  const subs = new Map<number, number>()
  for (const each of [fromTitle.sub, fromCategory.sub])
    for (const [sub, weight] of each)
      if (functionPath(sub)?.main_function_id === mainFunctionId) subs.set(sub, (subs.get(sub) ?? 0) + weight)
  const [jobFunctionId, subScore] = best(subs) ?? []
  if (jobFunctionId === undefined || subScore === undefined || subScore < ENOUGH_FOR_SUB)
    return { ...NOTHING, mainFunctionId }

  const titles = new Map(
    [...fromTitle.title].filter(([title]) => functionPath(title)?.job_function_id === jobFunctionId),
  )
  return { mainFunctionId, jobFunctionId, functionTitleId: best(titles)?.[0] ?? null }
}

const NOTHING: MappedFunction = { mainFunctionId: null, jobFunctionId: null, functionTitleId: null }

const best = (scores: ReadonlyMap<number, number>): [number, number] | undefined =>
  [...scores].reduce<[number, number] | undefined>(
    (most, entry) => (most === undefined || entry[1] > most[1] ? entry : most),
    undefined,
  )

/** Every category counts the same however it is worded; of `A > B` the narrower one decides. */
const categoryEvidence = (categories: readonly string[]): FunctionEvidence => {
  const evidence = noEvidence()
  const names = categories
    .flatMap(category => category.split(/,(?![^(]*\))/))
    .filter(each => each.trim() !== '')
  for (const category of names) {
    const own = noEvidence()
    const parts = category.split(/\s*>\s*|\s*[()]\s*/).filter(Boolean)
    for (const [at, part] of parts.entries()) addEvidence(own, part, at === 0 ? 1 : 1.2)
    const total = [...own.main.values()].reduce((sum, weight) => sum + weight, 0)
    if (total < 0.8) continue
    for (const level of ['main', 'sub', 'title'] as const)
      for (const [id, weight] of own[level]) {
        const share = (weight / total) * (CATEGORY_WEIGHT / names.length)
        evidence[level].set(id, (evidence[level].get(id) ?? 0) + share)
      }
  }
  return evidence
}
