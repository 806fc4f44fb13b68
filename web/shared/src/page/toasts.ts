export interface Toast {
  id: number
  text: string
  /** An `error` is announced at once; a `notice` waits its turn. */
  kind: 'notice' | 'error'
}

/** Spec section 9: the bar closes this long after the last notification. */
export const CLOSE_AFTER_MS = 3000

type ToastListener = () => void

let shown: readonly Toast[] = []
let nextId = 1
let isHeld = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<ToastListener>()

const change = (next: readonly Toast[]): void => {
  shown = next
  for (const listener of listeners) listener()
}

const closeLater = (): void => {
  clearTimeout(timer)
  if (!isHeld && shown.length > 0) timer = setTimeout(() => change([]), CLOSE_AFTER_MS)
}

/** Shows a text in the notification bar; the same text twice is shown once. */
export const showToast = (text: string, kind: Toast['kind'] = 'notice'): void => {
  change([...shown.filter(each => each.text !== text), { id: nextId++, text, kind }])
  closeLater()
}

export const closeToast = (id: number): void => {
  change(shown.filter(each => each.id !== id))
}

/** While the pointer or the focus is on the bar it stays; the three seconds begin anew when it leaves. */
export const holdToasts = (hold: boolean): void => {
  isHeld = hold
  closeLater()
}

export const toastStore = {
  read: (): readonly Toast[] => shown,
  subscribe: (listener: ToastListener): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
