import { parseResumeFile } from '@hanap/resume-parser/read'
import { addSetScore, noSetScore, type SetScore, setScoreOf } from './set-score.ts'
import { printSet } from './set-table.ts'
import type { LabelledFile } from './truth.ts'

/** Which files are read: those whose name, family or language begins with one of the texts; all where there are none. */
export const isChosenFile = (files: readonly LabelledFile[], texts: readonly string[]): LabelledFile[] =>
  files.filter(
    ({ truth: { file, family, language } }) =>
      texts.length === 0 || [file, family, language].some(name => texts.some(text => name.startsWith(text))),
  )

/** Reads files whose truth is known, in this process, and prints how much of it was found. Returns milliseconds a file. */
export const benchSet = async (files: readonly LabelledFile[], showsWrong: boolean): Promise<number[]> => {
  const families = new Map<string, SetScore>()
  const languages = new Map<string, SetScore>()
  const all = new Map<string, SetScore>()
  const times: number[] = []
  const add = (sums: Map<string, SetScore>, name: string, score: SetScore) => {
    const sum = sums.get(name) ?? noSetScore()
    addSetScore(sum, score)
    sums.set(name, sum)
  }
  for (const { truth, kind, bytes } of files) {
    const start = performance.now()
    const reading = await parseResumeFile(bytes, kind)
    times.push(performance.now() - start)
    const parsedResume = 'resume' in reading ? reading.resume : undefined
    const score = setScoreOf(parsedResume, truth)
    add(families, truth.family, score)
    add(languages, truth.language, score)
    add(all, 'all', score)
    const isWrong = Object.values(score.fields).some(
      ({ stated, found: right, shown }) => right < stated || shown > right,
    )
    if (showsWrong && isWrong)
      console.log(truth.file, JSON.stringify({ ...parsedResume, text: undefined }), truth)
  }
  const legend = 'found of those stated, right of those shown, right guesses of guesses'
  printSet(`By family: ${legend}`, families)
  printSet(`By language: ${legend}`, languages)
  printSet(`All: ${legend}`, all)
  return times
}
