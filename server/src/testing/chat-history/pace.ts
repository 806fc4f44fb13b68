/** So much of a step is written while its disaster is waited for. */
const AHEAD = 0.5

/**
 * Spreads disasters evenly over a history, one after the other, and holds writers back until it is theirs, so that each falls into
 * writing.
 */
export const createPace = (total: number, disasters: readonly (() => Promise<void>)[]) => {
  const steps = disasters.length + 1
  let written = 0
  let begun = 0
  let change = Promise.withResolvers<void>()
  const tell = () => {
    change.resolve()
    change = Promise.withResolvers()
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await change.promise
  }
  return {
    /** Waits for the moment of a writer's message, given as a share of all that the writer writes. */
    mayWrite: (share: number) => until(() => share * steps < begun + 1 + AHEAD),
    hasWritten: () => {
      written += 1
      tell()
    },
    disasters: async () => {
      for (const disaster of disasters) {
        await until(() => (written / total) * steps >= begun + 1)
        begun += 1
        tell()
        await disaster()
      }
    },
  }
}
export type Pace = ReturnType<typeof createPace>
