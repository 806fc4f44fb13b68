import { isLogOutForm } from '../page/log-out-form.ts'

/** Whoever logs out waits no longer for a script that does not come. */
const WAIT_MS = 4000

export interface HeldLogOut {
  /** From here on a log-out is React's; one that was held is sent again, and answered by it. */
  release(): void
  /** Nothing will ever answer it: the browser sends it. */
  send(): void
}

/** Holds a log-out from before there was script to clear the device of the person. */
export const holdLogOut = (onHeld: () => void): HeldLogOut => {
  let form: HTMLFormElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = (event: SubmitEvent) => {
    if (!isLogOutForm(event.target)) return
    event.preventDefault()
    form = event.target
    timer ??= setTimeout(send, WAIT_MS)
    onHeld()
  }
  addEventListener('submit', hold, true)
  const end = () => {
    clearTimeout(timer)
    removeEventListener('submit', hold, true)
  }
  const send = () => {
    end()
    form?.submit()
    form = undefined
  }
  return {
    release: () => {
      end()
      form?.requestSubmit()
    },
    send,
  }
}
