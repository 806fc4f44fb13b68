import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { CancelForm, type GroupProblem } from './cancel-form.tsx'
import type { GroupPerson } from './load-group.server.ts'

interface GroupPeopleProps {
  title: string
  people: readonly GroupPerson[]
  problem: GroupProblem
}

/** People of a group with what can be done about each. */
export function GroupPeople({ title, people, problem }: GroupPeopleProps) {
  const { t } = usePage()
  if (people.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{t('talents.option', { label: title, count: people.length })}</h2>
      <ul className="grid gap-3">
        {people.map(({ id, name, href, job, state, isAgreed, ...person }) => (
          <li key={id} className="card grid gap-2 p-4">
            <p className="flex flex-wrap items-center gap-2">
              <a href={href} className="inline-flex min-h-11 items-center font-semibold">
                <bdi>{name}</bdi>
              </a>
              <Badge tone={isAgreed ? 'positive' : 'plain'}>{state}</Badge>
              {person.hasCheckedIn && <Badge tone="accent">{t('interviews.groupHere')}</Badge>}
            </p>
            <p className="text-sm text-muted">
              <bdi>{job}</bdi>
            </p>
            {person.hasOwnCheckIn && <p>{t('interviews.checkedInYou')}</p>}
            {person.canCheckIn && (
              <Form method="post">
                <input type="hidden" name="act" value="check_in" />
                <input type="hidden" name="interview_id" value={id} />
                <Button type="submit">{t('interviews.groupCheckIn', { name })}</Button>
              </Form>
            )}
            {person.canCancel && (
              <CancelForm
                at={id}
                act="cancel"
                text={t('interviews.groupCancelOne', { name })}
                problem={problem}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
