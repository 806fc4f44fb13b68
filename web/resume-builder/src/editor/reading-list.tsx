import { usePage } from '@hanap/shared/components/page'
import { Card } from '@hanap/ui/surface'
import { BulletedText } from '../look/bulleted-text.tsx'
import { isLong } from '../look/is-long.ts'
import { fieldLabel, kindNames } from './field-labels.ts'
import { isPlainList, type ReadField, type ReadGroup, readingGroups } from './reading-groups.ts'

/** What was read, or was not, by section and entry. */
export function ReadingList({ title, fields }: { title: string; fields: readonly ReadField[] }) {
  const { t } = usePage()
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">{title}</h3>
      <Card className="reading-list">
        {readingGroups(fields).map(group => (
          <section key={group.kind} className="reading-group">
            <h4>{t(kindNames[group.kind])}</h4>
            <Entries group={group} />
          </section>
        ))}
      </Card>
    </section>
  )
}

function Entries({ group }: { group: ReadGroup }) {
  const { t } = usePage()
  const { kind, entries } = group
  if (isPlainList(group))
    return (
      <ul className="skill-list">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been read twice
          <li key={at} className="skill skill-named">
            <bdi>{entry[0]?.value}</bdi>
          </li>
        ))}
      </ul>
    )
  const section = t(kindNames[kind])
  return entries.map((entry, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been read twice
    <dl key={at} className="reading-entry">
      {entry.map(({ field, value }) => {
        const label = t(fieldLabel(kind, field))
        return (
          <div key={field} className={isLong(value) ? 'reading-text' : undefined}>
            <dt className={label === section ? 'unseen' : undefined}>{label}</dt>
            <BulletedText parts={[{ text: value }]} draw={({ text }) => text} />
          </div>
        )
      })}
    </dl>
  ))
}
