import { usePage } from '@hanap/shared/components/page'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import type { ReactNode } from 'react'
import type { AutosaveState } from './form-saving.ts'

interface SaveTroubleProps {
  state: AutosaveState
  /** That somebody else has changed it. */
  changed: string
  /** Where it is as it is now. */
  here: string
  /** What is said where all is well. */
  children: ReactNode
}

/** Why what was written is not saved, and what helps. */
export function SaveTrouble({ state, changed, here, children }: SaveTroubleProps) {
  const { t, href } = usePage()
  if (state === 'stale')
    return (
      <>
        {changed}
        <SentenceSpace />
        <a href={here}>{t('ads.openAgain')}</a>
      </>
    )
  if (state === 'ended')
    return (
      <>
        {t('ads.loggedOut')}
        <SentenceSpace />
        <a href={href('/log-in')} target="_blank" rel="noopener">
          {t('common.logIn')}
        </a>
      </>
    )
  return state === 'lost' || state === 'refused' ? t('ads.notSaved') : children
}
