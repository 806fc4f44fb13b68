import type { MessagePart } from '@hanap/i18n/message'
import { usePage } from '@hanap/shared/components/page'
import { Check } from '@hanap/ui/check'
import { CheckIcon, CloseIcon } from '@hanap/ui/icon'
import { Badge } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import type { PrivacyView } from './privacy.tsx'

const visibilityTexts = {
  open: 'privacy.open',
  limited: 'privacy.limited',
  hidden: 'privacy.hidden',
} as const

/** Who may find the profile: nobody until the switch is on, then whom the choices under it name. */
export function FoundFields({ isFindable, visibility }: Pick<PrivacyView, 'isFindable' | 'visibility'>) {
  const { t } = usePage()
  return (
    <fieldset className="field found">
      <legend className="field-label">
        {t('privacy.visibility')}
        <span className="found-nobody">
          <Badge>{t('privacy.hidden')}</Badge>
        </span>
      </legend>
      <Check
        id="is_findable"
        name="is_findable"
        value="yes"
        label={t('privacy.findableLabel')}
        isChosen={isFindable}
      />
      <div className="found-who" role="radiogroup" aria-label={t('privacy.visibility')}>
        {(['open', 'limited', 'hidden'] as const).map(each => (
          <Check
            key={each}
            type="radio"
            name="visibility"
            value={each}
            label={t(visibilityTexts[each])}
            isChosen={visibility === each}
          />
        ))}
      </div>
      <p className="field-help">{t('privacy.findableHelp')}</p>
      <ul className="found-sees">
        <li>
          <CheckIcon />
          <p>
            <Strong parts={t.parts('privacy.findableShown')} />
          </p>
        </li>
        <li>
          <CloseIcon />
          <p>
            <Strong parts={t.parts('privacy.findableHidden')} />
          </p>
        </li>
      </ul>
      <p className="field-help">{t('privacy.visibilityHelp')}</p>
    </fieldset>
  )
}

/** A text whose tagged words stand above the rest. */
const Strong = ({ parts }: { parts: readonly MessagePart[] }): ReactNode =>
  parts.map(part =>
    typeof part === 'string' ? (
      part
    ) : (
      <b key={part.tag}>{part.content.filter(each => typeof each === 'string')}</b>
    ),
  )
