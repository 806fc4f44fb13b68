import { differenceSides } from '@hanap/contracts/jobseekers/document-parts'
import { compareDocument, takeDifferences } from '@hanap/contracts/jobseekers/documents.calls'
import type { PageContext } from '@hanap/contracts/page'
import { formTexts } from '@hanap/shared/calls/form-values'
import { notFound } from '@hanap/shared/page/page-facts'

type Takes = { key: string; to: (typeof differenceSides)[number] }[]

/** What came of a form: how many differences it settled, or what is chosen, with what to say of it. */
export type TakeResult =
  | { taken: number; isInDocument: boolean }
  | { status: 200; message: null; choices: Record<string, string> }
  | { status: number; message: string; hasChanged: boolean; choices: Record<string, string> }

/** Fields of the form that are no differences have names without a dot. */
const chosenTakes = (texts: Record<string, string>): Takes =>
  Object.entries(texts).flatMap(([key, value]) => {
    const to = differenceSides.find(side => side === value)
    return to && key.includes('.') ? [{ key, to }] : []
  })

const allTakes = async (page: PageContext, id: string): Promise<Takes> => {
  const compared = await page.call(compareDocument, { params: { id } })
  if (!compared.ok) throw notFound()
  return compared.data.differences
    .filter(({ takes }) => takes.includes('document'))
    .map(({ key }) => ({ key, to: 'document' }))
}

const choicesOf = (takes: Takes) => Object.fromEntries(takes.map(({ key, to }) => [key, to]))

const CHOOSE = /^choose (\w+) (\w+)$/

/** One choice for a whole section, without script; nothing is saved by it. */
const withSection = async (page: PageContext, id: string, texts: Record<string, string>) => {
  const [, side, kind] = CHOOSE.exec(texts.act ?? '') ?? []
  const to = differenceSides.find(each => each === side)
  if (!to) return null
  const compared = await page.call(compareDocument, { params: { id } })
  if (!compared.ok) throw notFound()
  const ofSection = compared.data.differences.filter(each => each.kind === kind && each.takes.includes(to))
  return choicesOf([...chosenTakes(texts), ...ofSection.map(({ key }) => ({ key, to }))])
}

/** Takes over what the form chooses, or all of the profile; all of it or nothing. */
export const takeChosen = async (page: PageContext, id: string, form: FormData): Promise<TakeResult> => {
  const texts = formTexts(form)
  const choices = await withSection(page, id, texts)
  if (choices) return { status: 200, message: null, choices }
  const takes = texts.act === 'all' ? await allTakes(page, id) : chosenTakes(texts)
  const outcome = await page.call(takeDifferences, {
    params: { id },
    body: { revision: Number(texts.revision), profile_mark: texts.mark ?? '', takes },
  })
  if (outcome.ok) return { taken: takes.length, isInDocument: takes.some(({ to }) => to === 'document') }
  if (outcome.code === 'document_not_found') throw notFound()
  return {
    status: outcome.status,
    message: outcome.message,
    hasChanged: outcome.code === 'document_changed' || outcome.code === 'profile_changed',
    choices: choicesOf(takes),
  }
}
