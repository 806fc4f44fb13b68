import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { usePage } from '@hanap/shared/components/page'
import { controlId } from './anchors.ts'
import { kindNames } from './field-labels.ts'

interface SectionRailProps {
  sections: readonly DocumentSection[]
  /** The one that was opened last. */
  current: string | null
  /** Told which one was chosen, which opens. */
  onChoose(id: string): void
}

/** The sections of a document as a narrow list beside its fields, on wide screens. */
export function SectionRail({ sections, current, onChoose }: SectionRailProps) {
  const { t } = usePage()
  return (
    <nav className="builder-rail" aria-label={t('builder.edit')}>
      <ul>
        {sections.map(({ id, kind, title, is_hidden: isHidden }) => (
          <li key={id}>
            <a
              href={`#${controlId(id)}`}
              aria-current={id === current ? 'true' : undefined}
              className={isHidden ? 'text-muted' : undefined}
              onClick={() => onChoose(id)}
            >
              <bdi>{title || t(kindNames[kind])}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
