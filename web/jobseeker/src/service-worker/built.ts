import type { Messages } from '@hanap/i18n/message'
import type { LanguageCode } from '@hanap/markets/languages'

declare const BUILT: {
  /** Names of the script files, below `/jobseeker/assets/`, of the pages that open without a connection. */
  scripts: readonly string[]
  texts: Readonly<Record<LanguageCode, Messages>>
}

/** What the site's build puts into the worker: `worker-plugin.server.ts`. */
export const built = BUILT
