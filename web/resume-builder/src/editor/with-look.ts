import {
  documentAccentKeys,
  documentPapers,
  documentSizes,
  documentSpacings,
  documentTemplates,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { languageByCode } from '@hanap/markets/languages'

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find(value => value === text)

/** A document with one choice of its look; what is none of the choices changes nothing. */
export const withLook = (content: DocumentContent, name: string, text: string): DocumentContent => {
  const { style } = content
  const styled = (change: Partial<DocumentContent['style']>) => ({
    ...content,
    style: { ...style, ...change },
  })
  switch (name) {
    case 'name':
      return { ...content, name: text }
    case 'template':
      return { ...content, template: oneOf(documentTemplates, text) ?? content.template }
    case 'language':
      return { ...content, language: languageByCode(text)?.code ?? content.language }
    case 'paper':
      return { ...content, paper: oneOf(documentPapers, text) ?? content.paper }
    case 'accent':
      return styled({ accent: text === '' ? null : (oneOf(documentAccentKeys, text) ?? style.accent) })
    case 'size':
      return styled({ size: oneOf(documentSizes, text) ?? style.size })
    case 'spacing':
      return styled({ spacing: oneOf(documentSpacings, text) ?? style.spacing })
    case 'photo':
      return styled({ is_photo_shown: text === '1' })
    default:
      return content
  }
}
