import { readApart } from '@hanap/resume-parser/apart'
import { addSetScore, noSetScore, type SetScore, setScoreOf } from './set-score.ts'
import { printSet } from './set-table.ts'
import { trueFiles } from './truth.ts'

/** Reads the files of a folder with a `truth.json`, each in a process of its own, and prints how much of it was found. */
export const benchSet = async (folder: string, showsWrong: boolean): Promise<number[]> => {
  const families = new Map<string, SetScore>()
  const languages = new Map<string, SetScore>()
  const all = new Map<string, SetScore>()
  const times: number[] = []
  const add = (sums: Map<string, SetScore>, name: string, score: SetScore) => {
    const sum = sums.get(name) ?? noSetScore()
    addSetScore(sum, score)
    sums.set(name, sum)
  }
  for (const { truth, kind, bytes } of trueFiles(folder)) {
    const start = performance.now()
    const reading = await readApart(bytes, kind)
    times.push(performance.now() - start)
    const found = 'resume' in reading ? reading.resume : undefined
    const score = setScoreOf(found, truth)
    add(families, truth.family, score)
    add(languages, truth.language, score)
    add(all, 'all', score)
    const isWrong = Object.values(score.fields).some(
      ({ stated, found: right, shown }) => right < stated || shown > right,
    )
    if (showsWrong && isWrong) console.log(truth.file, JSON.stringify({ ...found, text: undefined }), truth)
  }
  const legend = 'found of those stated, right of those shown, right guesses of guesses'
  printSet(`By family: ${legend}`, families)
  printSet(`By language: ${legend}`, languages)
  printSet(`All: ${legend}`, all)
  return times
}
