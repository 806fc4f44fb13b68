import { usePage } from '@hanap/shared/components/page'
import { PersonForm } from './person-form.person.tsx'

/** The one form that all save and hide buttons of a page send; a visitor, and whoever has no script, is answered with a page. */
export function JobActionForm() {
  const { href, user } = usePage()
  const form = { id: 'save', method: 'post', action: href('/saved-jobs'), 'data-reload': true } as const
  return user ? <PersonForm {...form} /> : <form {...form} />
}
