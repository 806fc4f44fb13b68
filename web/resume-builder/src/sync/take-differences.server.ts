import { differenceSides } from '@hanap/contracts/jobseekers/document-parts'
import { compareDocument, takeDifferences } from '@hanap/contracts/jobseekers/documents.calls'
import type { PageContext } from '@hanap/contracts/page'
import { formTexts } from '@hanap/shared/calls/form-values'
import { notFound } from '@hanap/shared/page/page-facts'

type Takes = { key: string; to: (typeof differenceSides)[number] }[]

/** What came of a form: how many differences it settled, or what to say, with what was chosen. */
export type TakeResult =
  | { taken: number; isInDocument: boolean }
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

/** Takes over what the form chooses, or all of the profile; all of it or nothing. */
export const takeChosen = async (page: PageContext, id: string, form: FormData): Promise<TakeResult> => {
  const texts = formTexts(form)
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
    choices: Object.fromEntries(takes.map(({ key, to }) => [key, to])),
  }
}
