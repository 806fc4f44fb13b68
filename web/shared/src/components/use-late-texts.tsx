import type { Messages } from '@hanap/i18n/message'
import type { MessageKey } from '@hanap/i18n/message-key'
import { useCallback, useEffect } from 'react'
import { savesData } from '../page/saves-data.ts'
import { idle } from '../start/when-idle.ts'
import { lateTexts } from '../texts/late-texts.ts'
import { usePage } from './page.tsx'

/**
 * Reads the texts of what is opened later, which the page did not bring; they are fetched while the page is quiet, so that
 * they are there without a connection too. Who saves data has them fetched when they are read.
 */
export function useLateTexts(keys: readonly MessageKey[]): () => Promise<Messages | undefined> {
  const { language, t } = usePage()
  const read = useCallback(
    () =>
      lateTexts(
        language,
        keys.filter(key => !t.has(key)),
      ),
    [language, keys, t],
  )
  useEffect(() => {
    if (keys.length > 0 && !savesData()) idle(read)
  }, [keys, read])
  return read
}
