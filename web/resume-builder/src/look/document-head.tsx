import type { DocumentFormat } from '@hanap/contracts/jobseekers/documents.calls'
import type { MessageKey } from '@hanap/i18n/message-key'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { type DocumentPage, type DocumentPlace, documentPageNames, documentPages } from './document-place.ts'

const formatNames: Record<DocumentFormat, MessageKey> = {
  docx: 'builder.export_docx',
  text: 'builder.export_text',
  json_resume: 'builder.export_json_resume',
}

interface DocumentHeadProps {
  place: DocumentPlace
  current: DocumentPage
  /** As it is being typed. */
  name?: string
}

/** The same on each page of a document: its name, the way back, the file, and the row of its pages. */
export function DocumentHead({ place, current, name = place.name }: DocumentHeadProps) {
  const { t } = usePage()
  return (
    <header className="document-head">
      <BackLink href={place.home}>{t('builder.mine')}</BackLink>
      <h1 className="document-name" dir="auto">
        {name}
      </h1>
      <div className="document-file">
        <LinkButton href={place.pdf} download>
          {t('making.openPdf')}
        </LinkButton>
        <details name="document-more" className="document-formats">
          <summary className="btn btn-line" aria-label={t('builder.exports')} title={t('builder.exports')} />
          <ul>
            {place.exports.map(({ format, href }) => (
              <li key={format}>
                <a href={href} download>
                  {t(formatNames[format])}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <nav className="document-tabs" aria-label={name}>
        <ul>
          {documentPages.map(page => (
            <li key={page}>
              <a href={place.path + page} aria-current={page === current ? 'page' : undefined}>
                {t(documentPageNames[page])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
