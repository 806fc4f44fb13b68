import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'
import { onlyNames, takeNames } from './difference-card.tsx'
import type { DifferenceView } from './load-differences.server.ts'

/** Whether it is a name alone that one side has, as a skill is, with one place to copy it to. */
export const isItem = ({ title, side, fields, takes, isHidden }: DifferenceView): boolean =>
  side !== 'both' &&
  !isHidden &&
  takes.length === 1 &&
  fields.every(field => field[side].map(({ text }) => text).join('') === title)

interface DifferenceItemsProps {
  differences: readonly DifferenceView[]
  /** What their section is called. */
  section: string
  choices: Readonly<Record<string, string>>
}

/** Names that one side alone has, a row each: one that is not chosen stays as it is. */
export function DifferenceItems({ differences, section, choices }: DifferenceItemsProps) {
  const { t } = usePage()
  return (
    <div className="card difference-items">
      {(['profile', 'document'] as const).map(side => {
        const items = differences.filter(each => each.side === side)
        const [to] = items[0]?.takes ?? []
        if (!to) return null
        return (
          <fieldset key={side}>
            <legend>
              <span className="unseen">{section}</span> <Badge>{t(onlyNames[side])}</Badge>{' '}
              <span>{t(takeNames[to])}</span>
            </legend>
            {items.map(({ key, title }) => (
              <label key={key} className="check">
                <input type="checkbox" name={key} value={to} defaultChecked={choices[key] === to} />
                <span>
                  <bdi>{title}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
