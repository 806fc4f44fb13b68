import { usePage } from '@hanap/shared/components/page'
import type { FormHTMLAttributes, SubmitEvent } from 'react'
import { changeMark } from './marks.ts'

/** A signed-in person's choice changes where it stands. */
export function PersonForm(form: FormHTMLAttributes<HTMLFormElement>) {
  const { t } = usePage()
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { name, value, ariaPressed } = button
    const isSave = name === 'job_id'
    const isDone = isSave ? ariaPressed === 'true' : name === 'show'
    changeMark(isSave ? 'save' : 'hide', value, isDone, t('errors.network'))
  }
  return <form {...form} onSubmit={change} />
}
