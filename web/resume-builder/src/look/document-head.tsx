import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { type DocumentPage, type DocumentPlace, documentPageNames, documentPages } from './document-place.ts'

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
      <LinkButton href={place.pdf} className="document-file" download>
        {t('making.openPdf')}
      </LinkButton>
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
