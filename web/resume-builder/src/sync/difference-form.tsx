import type { DifferenceSide } from '@hanap/contracts/jobseekers/document-parts'
import type { MessageKey } from '@hanap/i18n/message-key'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { DifferenceCard } from './difference-card.tsx'
import { DifferenceItems, isItem } from './difference-items.tsx'
import type { DifferenceGroup, DifferencesView } from './load-differences.server.ts'

const allNames: Record<DifferenceSide, MessageKey> = {
  document: 'builder.compareAllOfProfile',
  profile: 'builder.compareAllOfResume',
}

interface DifferenceFormProps {
  view: DifferencesView
  action: string
  /** What was chosen in a form that was not saved. */
  choices: Record<string, string>
  onSave(): void
}

/** All differences, the way to settle each, and how many are chosen. */
export function DifferenceForm({ view, action, choices, onSave }: DifferenceFormProps) {
  const { t } = usePage()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(Object.keys(choices).length)
  const count = () => setChosen(form.current?.querySelectorAll('input:checked:not([value=""])').length ?? 0)

  // Some may have been chosen before the page was React's.
  useEffect(count, [])

  const chooseAll = (event: MouseEvent<HTMLButtonElement>, to: DifferenceSide) => {
    event.preventDefault()
    const section = event.currentTarget.closest('section')
    for (const choice of section?.querySelectorAll<HTMLInputElement>(`input[value="${to}"]`) ?? [])
      choice.checked = true
    count()
  }

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="merge quiet-until-chosen"
      onChange={count}
      onSubmit={onSave}
      aria-label={t('builder.compare')}
    >
      <input type="hidden" name="revision" value={view.revision} />
      <input type="hidden" name="mark" value={view.mark} />
      {/* Enter sends with the first button of a form: it saves. */}
      <button type="submit" name="act" value="chosen" hidden />
      <div className="merge-list">
        {view.hasAll && (
          <Button type="submit" name="act" value="all" className="merge-all">
            {t('builder.compareAll')}
          </Button>
        )}
        {view.groups.map(group => (
          <section key={group.kind} className="merge-section" aria-labelledby={`of-${group.kind}`}>
            <div className="merge-head">
              <h3 id={`of-${group.kind}`} className="text-lg font-semibold">
                {group.name} <small className="badge">{group.differences.length}</small>
              </h3>
              <SectionActs group={group} action={action} onChoose={chooseAll} />
            </div>
            {group.differences.filter(isItem).length > 0 && (
              <DifferenceItems
                differences={group.differences.filter(isItem)}
                section={group.name}
                choices={choices}
              />
            )}
            {group.differences
              .filter(difference => !isItem(difference))
              .map(difference => (
                <DifferenceCard
                  key={difference.key}
                  difference={difference}
                  section={group.name}
                  chosen={choices[difference.key] ?? ''}
                />
              ))}
          </section>
        ))}
      </div>
      <div className="merge-side">
        <p className="text-sm text-muted">{t('builder.compareUndo')}</p>
        <div className="merge-act">
          <p className="builder-script font-semibold" role="status">
            {t('builder.compareChosen', { count: chosen, total: view.total })}
          </p>
          <Button type="submit" look="primary" name="act" value="chosen">
            {t('builder.compareSave')}
          </Button>
        </div>
      </div>
    </Form>
  )
}

interface SectionActsProps {
  group: DifferenceGroup
  action: string
  onChoose(event: MouseEvent<HTMLButtonElement>, to: DifferenceSide): void
}

/** One choice for all of a section; without script the server answers with it chosen. */
function SectionActs({ group: { kind, name, differences }, action, onChoose }: SectionActsProps) {
  const { t } = usePage()
  if (differences.length < 2) return null
  return (
    <div className="merge-acts">
      {(['document', 'profile'] as const)
        .filter(to => differences.some(({ takes }) => takes.includes(to)))
        .map(to => (
          <Button
            key={to}
            type="submit"
            size="small"
            name="act"
            value={`choose ${to} ${kind}`}
            formAction={`${action}#of-${kind}`}
            aria-label={t('resumes.labelled', { label: t(allNames[to]), value: name })}
            onClick={event => onChoose(event, to)}
          >
            {t(allNames[to])}
          </Button>
        ))}
    </div>
  )
}
