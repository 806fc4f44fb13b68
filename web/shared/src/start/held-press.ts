/** What does nothing by itself: no link, no form's button, no popover's. */
const SCRIPTED = 'button[type="button"]:not([popovertarget])'

export interface HeldPress {
  /** From here on presses are React's, also one that is being told just now. */
  end(): void
  isOver(): boolean
  /** Presses the button that nobody answered. */
  release(): void
}

/** Holds the last press of a button that only script answers, from before there was one. */
export const holdPress = (): HeldPress => {
  let button: HTMLElement | null = null
  let isOver = false
  const hold = ({ target }: Event) => {
    if (!isOver) button = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null
  }
  // React lets none pass that it could not tell anybody of; one that comes here after the end was told.
  const drop = () => {
    if (isOver) button = null
  }
  addEventListener('click', hold, true)
  addEventListener('click', drop)
  return {
    end: () => {
      isOver = true
    },
    isOver: () => isOver,
    release: () => {
      removeEventListener('click', hold, true)
      removeEventListener('click', drop)
      if (button?.isConnected) button.click()
      button = null
    },
  }
}
