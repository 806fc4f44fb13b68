import { previewDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { languageNameIn } from '@hanap/i18n/language-name'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { PaperView } from './beside-paper.tsx'
import { designs } from './design-names.ts'

/** A document as a page about it shows it: by its first page. */
export const paperOf = (
  page: PageContext,
  {
    id,
    revision,
    template,
    language: written,
  }: Pick<BuilderDocument, 'id' | 'revision' | 'template' | 'language'>,
): PaperView => {
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    picture: `${previewDocument.path.replace('{id}', id)}?${new URLSearchParams({ revision: String(revision), page: '1' })}`,
    text: t('making.previewText', {
      template: t(designs[template].name),
      language: languageNameIn(written, language),
    }),
  }
}
