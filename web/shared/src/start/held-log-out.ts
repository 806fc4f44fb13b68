import { isLogOutForm } from '../page/log-out-form.ts'

export interface HeldLogOut {
  /** From here on a log-out is React's; one that was held is sent again, and answered by it. */
  release(): void
  /** Nothing will ever answer it: the browser sends it. */
  send(): void
}

/** Holds a log-out from before there was script to clear the device of the person. */
export const holdLogOut = (onHeld: () => void): HeldLogOut => {
  let form: HTMLFormElement | undefined
  const hold = (event: SubmitEvent) => {
    if (!isLogOutForm(event.target)) return
    event.preventDefault()
    form = event.target
    onHeld()
  }
  addEventListener('submit', hold, true)
  const end = () => removeEventListener('submit', hold, true)
  return {
    release: () => {
      end()
      form?.requestSubmit()
    },
    send: () => {
      end()
      form?.submit()
    },
  }
}
