import type { DifferenceSide } from '@hanap/contracts/jobseekers/document-parts'
import type { MessageKey } from '@hanap/i18n/message-key'
import { usePage } from '@hanap/shared/components/page'
import type { DifferenceView } from './load-differences.server.ts'

const takeNames: Record<DifferenceSide, MessageKey> = {
  document: 'builder.compareIntoResume',
  profile: 'builder.compareIntoProfile',
}

interface DifferenceChoiceProps {
  difference: DifferenceView
  /** What its section is called. */
  section: string
  /** What somebody chose before; empty: to leave it. */
  chosen: string
}

/** One difference: what each side says, and where it is taken. */
export function DifferenceChoice({ difference, section, chosen }: DifferenceChoiceProps) {
  const { key, title, side, fields, takes, isHidden } = difference
  const { t } = usePage()
  const choices = [
    ...takes.map(value => ({ value, name: takeNames[value] })),
    { value: '', name: 'builder.compareLeave' as const },
  ]
  const selected = choices.some(({ value }) => value === chosen) ? chosen : ''
  return (
    <fieldset className="difference">
      <legend className="font-semibold wrap-anywhere" dir="auto">
        {title || fields[0]?.label}
        {!title && <span className="unseen"> ({section})</span>}
      </legend>
      {isHidden && <p className="text-sm text-muted">{t('builder.compareHidden')}</p>}
      {side === 'both' ? (
        <dl className="difference-sides">
          {fields.map(({ label, profile, document }) => (
            <div key={label} className="difference-field">
              {title && <dt className="difference-label">{label}</dt>}
              <Side name={t('builder.compareProfile')} text={profile} />
              <Side name={t('builder.tailoringNamed')} text={document} />
            </div>
          ))}
        </dl>
      ) : (
        <OneSide difference={difference} />
      )}
      {takes.length === 0 ? (
        <p className="text-sm text-muted">{t('builder.compareNoPlace')}</p>
      ) : (
        <div className="difference-choices">
          {choices.map(({ value, name }) => (
            <label key={value}>
              <input type="radio" name={key} value={value} defaultChecked={value === selected} />
              <span>{t(name)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** What stands in one of the two alone. */
function OneSide({ difference: { title, side, fields } }: { difference: DifferenceView }) {
  const { t } = usePage()
  const isProfile = side === 'profile'
  const texts = fields
    .map(({ label, profile, document }) => ({ label, text: isProfile ? profile : document }))
    .filter(({ text }) => text !== title)
  return (
    <>
      <p className="text-sm text-muted">
        {t(isProfile ? 'builder.compareOnlyProfile' : 'builder.compareOnlyResume')}
      </p>
      {texts.length > 0 && (
        <dl className="difference-one">
          {texts.map(({ label, text }) => (
            <div key={label}>
              <dt className={title ? 'text-sm text-muted' : 'unseen'}>{label}</dt>
              <dd className="difference-text" dir="auto">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Side({ name, text }: { name: string; text: string }) {
  const { t } = usePage()
  return (
    <dd className="difference-side">
      <span className="text-sm text-muted">{name}</span>
      {text === '' ? (
        <span className="text-muted">{t('builder.compareNothing')}</span>
      ) : (
        <span className="difference-text" dir="auto">
          {text}
        </span>
      )}
    </dd>
  )
}
