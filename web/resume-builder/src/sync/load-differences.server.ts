import { compareDocument, readDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { DocumentDifference } from '@hanap/contracts/jobseekers/documents.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageNameIn } from '@hanap/i18n/language-name'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { contentOf } from '../draft/content-of.ts'
import { fieldLabel, kindNames } from '../editor/field-labels.ts'
import { placeOf } from '../look/document-place.server.ts'
import { markedSides } from './marked-sides.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** An own document beside the profile, as people read it. */
export const loadDifferences = async (page: PageContext, id: string) => {
  const [own, compared] = await Promise.all([
    page.call(readDocument, { params: { id } }),
    page.call(compareDocument, { params: { id } }),
  ])
  if (!own.ok || !compared.ok) throw notFound()
  const { document } = own.data
  const { revision, profile_mark, differences } = compared.data
  const facts = factsOf(page)
  const t = translator(facts.language)
  const formats = createFormats(facts.language, { ...facts, key: facts.market })

  const textOf = (field: string, text: string) => {
    if (field !== 'from' && field !== 'to') return text
    if (text === 'present') return t('builder.current')
    return MONTH.test(text) ? formats.month(text) : text
  }
  const differenceView = ({ key, kind, title, side, takes, fields, is_hidden }: DocumentDifference) => ({
    key,
    title,
    side,
    isHidden: is_hidden,
    takes,
    fields: fields.map(({ field, ...texts }) => {
      const [profile, inDocument] = markedSides(
        textOf(field, texts.profile),
        textOf(field, texts.document),
        document.language,
      )
      return { label: t(fieldLabel(kind, field)), profile, document: inDocument }
    }),
  })

  const groups = Map.groupBy(differences, ({ kind }) => kind)
  return {
    place: placeOf(page, document),
    /** What the document says at this revision, to undo what is taken into it. */
    content: contentOf(document),
    revision,
    mark: profile_mark,
    otherLanguage:
      document.language === facts.language ? null : languageNameIn(document.language, facts.language),
    groups: [...groups].map(([kind, ofKind]) => ({
      kind,
      name: t(kindNames[kind]),
      differences: ofKind.map(differenceView),
    })),
    total: differences.filter(({ takes }) => takes.length > 0).length,
    hasAll: differences.some(({ takes }) => takes.includes('document')),
  }
}

export type DifferencesView = Awaited<ReturnType<typeof loadDifferences>>
export type DifferenceGroup = DifferencesView['groups'][number]
export type DifferenceView = DifferenceGroup['differences'][number]
