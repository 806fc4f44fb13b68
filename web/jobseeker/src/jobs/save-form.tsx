import { usePage } from '@hanap/shared/components/page'
import type { SubmitEvent } from 'react'
import { changeSaved } from './saved-marks.ts'

/**
 * The one form that all save buttons of a page send. A signed-in person's choice changes where it stands; a
 * visitor, and whoever has no script, is answered with a page.
 */
export function SaveForm() {
  const { href, user } = usePage()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter
    if (!user || !(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    changeSaved(button.value, button.ariaPressed === 'true')
  }
  return <form id="save" method="post" action={href('/saved-jobs')} data-reload onSubmit={save} />
}
