import type { Task } from '../../../tasks/every.ts'
import type { IndexLifeCycle } from '../index-life-cycle.ts'
import type { QueryableIndex } from '../personalization.ts'

/** An index that answers once it is open. */
export interface IndexOnDemand extends Task {
  index: QueryableIndex
  /** Resolves when every change committed by now is found. */
  caughtUp(): Promise<void>
  behind: IndexLifeCycle['behind']
}

/**
 * An index that is opened at the start where there is something for it, else when somebody asks: until then it costs no
 * threads.
 */
export const openOnDemand = (
  life: IndexLifeCycle,
  current: () => QueryableIndex,
  hasDocuments: () => Promise<boolean>,
): IndexOnDemand => {
  let opening: Promise<void> | undefined
  const open = () => {
    opening ??= life.start()
    return opening
  }
  const whenOpen = async () => {
    await open()
    return current()
  }
  return {
    index: {
      search: async query => (await whenOpen()).search(query),
      similar: async (id, options) => (await whenOpen()).similar(id, options),
    },
    start: async () => {
      if (await hasDocuments()) await open()
    },
    stop: async () => {
      if (opening) await life.stop()
    },
    caughtUp: async () => {
      await open()
      await life.caughtUp()
    },
    behind: life.behind,
  }
}
