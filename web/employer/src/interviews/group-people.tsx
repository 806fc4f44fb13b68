import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { CancelForm, type GroupProblem } from './cancel-form.tsx'
import type { GroupPerson } from './load-group.server.ts'

interface GroupPeopleProps {
  title: string
  people: readonly GroupPerson[]
  /** Whether they come for several jobs, so that each says for which. */
  hasJobs: boolean
  problem: GroupProblem
}

/** People of a group with what can be done about each. */
export function GroupPeople({ title, people, hasJobs, problem }: GroupPeopleProps) {
  const { t } = usePage()
  if (people.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{t('talents.option', { label: title, count: people.length })}</h2>
      <ul className="card lines">
        {people.map(({ id, name, href, chatHref, job, state, tone, ...person }) => (
          <li key={id} className="group-row">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2">
                <a href={href} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </a>
                <Badge tone={tone}>{state}</Badge>
                {person.hasCheckedIn && <Badge tone="accent">{t('interviews.groupHere')}</Badge>}
              </p>
              {hasJobs && (
                <p className="text-sm text-muted">
                  <bdi>{job}</bdi>
                </p>
              )}
              {person.hasOwnCheckIn && <p className="text-sm">{t('interviews.checkedInYou')}</p>}
            </div>
            {person.canCheckIn && (
              <Form method="post">
                <input type="hidden" name="act" value="check_in" />
                <input type="hidden" name="interview_id" value={id} />
                <Button type="submit">{t('interviews.groupCheckIn', { name })}</Button>
              </Form>
            )}
            {chatHref && (
              <LinkButton size="small" href={chatHref}>
                {t('chats.write')} <bdi className="unseen">{name}</bdi>
              </LinkButton>
            )}
            {person.canCancel && (
              <CancelForm
                at={id}
                act="cancel"
                text={t('interviews.groupCancelOne', { name })}
                name={name}
                problem={problem}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
