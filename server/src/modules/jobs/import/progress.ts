/** Shows how far a reading is: a bar on a terminal, a line now and then elsewhere. */
export interface ReadingProgress {
  file(name: string): void
  bytes(count: number): void
  ads(count: number): void
  /** Says a line, above the bar where there is one. */
  say(line: string): void
  end(): void
}

export interface ProgressOutput {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const BAR_LENGTH = 24
const REDRAW_MS = 100
const LINE_EVERY_MS = 5000

/** `totalBytes` is null where it is not known, as of standard input. */
export const readingProgress = (
  output: ProgressOutput,
  totalBytes: number | null,
  now: () => number = () => performance.now(),
): ReadingProgress => {
  const isTerminal = output.isTTY === true
  const began = now()
  let name = ''
  let bytes = 0
  let ads = 0
  let shownAt = began

  const share = () => (totalBytes === null || totalBytes === 0 ? null : Math.min(1, bytes / totalBytes))
  const state = () => {
    const part = share()
    const rate = Math.round((ads * 1000) / Math.max(1, now() - began))
    const counted = `${ads.toLocaleString('en')} ads, ${rate} per second`
    return `${part === null ? '' : `${Math.floor(part * 100)} %  `}${counted}  ${name}`
  }
  const bar = () => {
    const filled = Math.round((share() ?? 0) * BAR_LENGTH)
    const line = `[${'█'.repeat(filled)}${'·'.repeat(BAR_LENGTH - filled)}] ${state()}`
    return line.slice(0, (output.columns ?? 80) - 1)
  }
  const show = (force = false) => {
    const time = now()
    if (!force && time - shownAt < (isTerminal ? REDRAW_MS : LINE_EVERY_MS)) return
    shownAt = time
    output.write(isTerminal ? `\r${bar()}\u001b[K` : `${state()}\n`)
  }

  return {
    file: next => {
      name = next
      show()
    },
    bytes: count => {
      bytes += count
    },
    ads: count => {
      ads += count
      show()
    },
    say: line => {
      output.write(isTerminal ? `\r${line}\u001b[K\n` : `${line}\n`)
      if (isTerminal) show(true)
    },
    end: () => {
      if (isTerminal) output.write(`\r${bar()}\u001b[K\n`)
    },
  }
}
