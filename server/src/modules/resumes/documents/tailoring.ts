import { documentTexts } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent, readDocumentTailoring } from '@hanap/contracts/jobseekers/documents.schemas'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import { matchSkill, skillNames, skills } from '@hanap/markets/skills'
import type { z } from 'zod'

type TailoringSkill = z.output<typeof readDocumentTailoring.answer>['skills'][number]

const folded = (text: string) =>
  text.normalize('NFKC').replaceAll('İ', 'i').toLowerCase().replace(/\s+/g, ' ')

/** Scripts that put nothing between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const isShort = (name: string) => /^[a-z]{1,3}$/i.test(name)

/** Whether a text has a name in it as a word of its own, folded by both alike. */
const hasWord = (text: string, name: string): boolean => {
  if (UNSPACED.test(name)) return text.includes(name)
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)]
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}+#]/u.test(after)) return true
  }
  return false
}

/** What a document that is sent says; of short names such as R or Go only a skill's own line says them. */
const mentionsOf = ({ sections }: DocumentContent) => {
  const shown = sections.filter(({ is_hidden }) => !is_hidden)
  const entries = shown.flatMap(section => section.entries)
  const all = folded(entries.flatMap(entry => documentTexts.map(field => entry[field])).join('\n'))
  const own = shown.filter(({ kind }) => kind === 'skills').flatMap(section => section.entries)
  const lines = folded(own.map(({ title }) => title).join('\n'))
  const parts = new Set(lines.split(/[\n,;/·•|、，]/).map(part => part.trim()))
  return (name: string) => {
    const word = folded(name).trim()
    return isShort(word) ? parts.has(word) : hasWord(all, word)
  }
}

/** The skills that an ad asks for, each once, by whether the document names it and whether the profile has it. */
export const tailoringSkills = (
  asked: readonly string[],
  content: DocumentContent,
  user: Pick<OwnUser, 'skills' | 'work_experiences'>,
): TailoringSkill[] => {
  const isNamed = mentionsOf(content)
  const own = [
    ...user.skills.map(({ value }) => value),
    ...user.work_experiences.flatMap(work => work.skills),
  ]
  const had = new Set(own.flatMap(name => skillNames(name).map(folded)))
  const byName = new Map(asked.map(name => [String(matchSkill(name) ?? folded(name)), name]))
  return [...byName.values()].map(name => {
    const id = matchSkill(name)
    const names = skillNames(name)
    const state = names.some(isNamed)
      ? 'named'
      : names.some(each => had.has(folded(each)))
        ? 'in_profile'
        : 'missing'
    const text = skills(content.language).find(skill => skill.id === id)?.value ?? name
    return { name, text, state }
  })
}
