import {
  documentFormats,
  downloadDocument,
  exportDocument,
} from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { DocumentPlace } from './document-place.ts'

export const placeOf = (
  page: PageContext,
  { id, name }: Pick<BuilderDocument, 'id' | 'name'>,
): DocumentPlace => {
  const { language, prefix } = factsOf(page)
  return {
    name: name || translator(language)('builder.title'),
    home: prefix || '/',
    path: `${prefix}/documents/${id}`,
    pdf: downloadDocument.path.replace('{id}', id),
    exports: documentFormats.map(format => ({
      format,
      href: `${exportDocument.path.replace('{id}', id)}?${new URLSearchParams({ format })}`,
    })),
  }
}
