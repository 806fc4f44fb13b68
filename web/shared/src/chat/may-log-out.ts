import { forgetOwnWords, unsentMessages } from './own-words.ts'

/** Whether the person logs out although messages of theirs are not sent; then nothing of what they wrote stays in the browser. */
export const mayLogOut = (warning: (count: number) => string): boolean => {
  const count = unsentMessages().length
  if (count > 0 && !confirm(warning(count))) return false
  forgetOwnWords()
  return true
}

export const isLogOutForm = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.action.endsWith('/log-out')
