import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { usePage } from '@hanap/shared/components/page'

/** A section or an entry that was moved last. */
export interface MovedPart {
  id: string
  name: string
}

interface MoveNoteProps {
  part: MovedPart | null
  sections: readonly DocumentSection[]
}

/** Tells screen readers where what was moved stands now; also once that is undone. */
export function MoveNote({ part, sections }: MoveNoteProps) {
  const { t } = usePage()
  const lists = [sections.filter(({ kind }) => kind !== 'heading'), ...sections.map(({ entries }) => entries)]
  const beside = lists.find(parts => parts.some(({ id }) => id === part?.id)) ?? []
  const place = beside.findIndex(({ id }) => id === part?.id) + 1
  return (
    <p role="status" className="unseen">
      {part && place > 0 && t('builder.movedTo', { name: part.name, place, count: beside.length })}
    </p>
  )
}
