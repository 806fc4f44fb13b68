import { removeDevice } from '../notifications/push-device.ts'
import { isLogOutForm } from '../page/log-out-form.ts'
import { tabStorage } from '../session/storage.ts'
import { forgetOwnWords, unsentMessages } from './own-words.ts'

/** Longer than a browser takes to forget a subscription, and not so long that a log-out seems to do nothing. */
const FORGET_MS = 1500

/** Whether the person logs out although messages of theirs are not sent; then nothing of what they wrote stays in the browser. */
const mayLogOut = (warning: (count: number) => string): boolean => {
  const count = unsentMessages().length
  if (count > 0 && !confirm(warning(count))) return false
  forgetOwnWords()
  return true
}

/** At log-out nothing of the person stays in the browser, and the device is told nothing any more; answers how that ends. */
export const forgetAtLogOut = (warning: (count: number) => string): (() => void) => {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!isLogOutForm(form)) return
    event.preventDefault()
    if (!mayLogOut(warning)) return
    // What was typed and not saved is nobody else's to find.
    tabStorage.clear()
    const late = new Promise<void>(resolve => setTimeout(resolve, FORGET_MS))
    void Promise.race([removeDevice(), late]).then(() => form.submit())
  }
  document.addEventListener('submit', onSubmit)
  return () => document.removeEventListener('submit', onSubmit)
}
