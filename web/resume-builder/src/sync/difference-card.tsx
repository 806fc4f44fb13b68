import type { DifferenceSide } from '@hanap/contracts/jobseekers/document-parts'
import type { MessageKey } from '@hanap/i18n/message-key'
import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'
import type { CSSProperties } from 'react'
import { BulletedText } from '../look/bulleted-text.tsx'
import type { DifferenceView } from './load-differences.server.ts'
import type { TextPart } from './marked-sides.ts'

const sideNames: Record<DifferenceSide, MessageKey> = {
  profile: 'builder.compareProfile',
  document: 'builder.tailoringNamed',
}
/** Of what stands in one of the two alone. */
export const onlyNames: Record<DifferenceSide, MessageKey> = {
  profile: 'builder.compareOnlyProfile',
  document: 'builder.compareOnlyResume',
}
/** Of which side is kept, by where it is taken. */
export const takeNames: Record<DifferenceSide, MessageKey> = {
  document: 'builder.compareIntoResume',
  profile: 'builder.compareIntoProfile',
}
const across: Record<DifferenceSide, DifferenceSide> = { profile: 'document', document: 'profile' }

interface DifferenceCardProps {
  difference: DifferenceView
  /** What its section is called. */
  section: string
  /** What somebody chose before; empty: to leave it. */
  chosen: string
}

/** One difference: what each side says, and which of them holds for both. */
export function DifferenceCard({ difference, section, chosen }: DifferenceCardProps) {
  const { title, side, fields, takes, isHidden } = difference
  const { t } = usePage()
  const about = title || fields[0]?.label
  const selected = takes.some(to => to === chosen) ? chosen : ''
  const take = (to: DifferenceSide) =>
    takes.includes(to) && <Choice name={difference.key} value={to} isChosen={selected === to} />
  return (
    <fieldset className="card difference">
      <legend className={about === section && side === 'both' ? 'unseen' : 'difference-title'}>
        <bdi>{about}</bdi> <span className="unseen">{t('builder.compareSide', { text: section })}</span>{' '}
        {side !== 'both' && <Badge>{t(onlyNames[side])}</Badge>}
      </legend>
      {isHidden && <p className="text-sm text-muted">{t('builder.compareHidden')}</p>}
      {side === 'both' ? (
        <div className="difference-sides" style={sidesStyle(fields.length)}>
          {(['profile', 'document'] as const).map(each => (
            <div key={each} className={`difference-side difference-${each}`}>
              <p className="difference-name">{t(sideNames[each])}</p>
              <dl>
                {fields.map(field => (
                  <div key={field.label}>
                    <dt className={title ? 'text-sm text-muted' : 'unseen'}>{field.label}</dt>
                    <SideText parts={field[each]} side={each} />
                  </div>
                ))}
              </dl>
              {take(across[each])}
            </div>
          ))}
        </div>
      ) : (
        <OnlyTexts difference={difference} side={side} />
      )}
      {takes.length === 0 ? (
        <p className="text-sm text-muted">{t('builder.compareNoPlace')}</p>
      ) : (
        <div className="difference-foot">
          {side !== 'both' && takes.map(to => <div key={to}>{take(to)}</div>)}
          <Choice name={difference.key} value="" isChosen={selected === ''} isOnly={side !== 'both'} />
        </div>
      )}
    </fieldset>
  )
}

const sidesStyle = (fields: number) => ({ '--fields': fields }) as CSSProperties

interface ChoiceProps {
  name: string
  /** Where what this side says is taken; empty: both stay. */
  value: DifferenceSide | ''
  isChosen: boolean
  /** One side alone has it. */
  isOnly?: boolean
}

function Choice({ name, value, isChosen, isOnly = false }: ChoiceProps) {
  const { t } = usePage()
  const leave = isOnly ? 'builder.compareLeaveOne' : 'builder.compareLeave'
  return (
    <label className={value === '' ? 'difference-choice difference-leave' : 'difference-choice'}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{t(value === '' ? leave : takeNames[value])}</span>
    </label>
  )
}

function SideText({ parts, side }: { parts: readonly TextPart[]; side: DifferenceSide }) {
  const { t } = usePage()
  const Mark = side === 'profile' ? 'ins' : 'del'
  if (parts.length === 0) return <dd className="text-muted">{t('builder.compareNothing')}</dd>
  return (
    <BulletedText
      parts={parts}
      className="difference-text"
      draw={({ text, isOwn }, at) =>
        isOwn ? (
          <Mark key={at}>
            {/* With a direction of its own, which is not the text's. */}
            <span className="unseen" dir="auto">
              {' '}
              {t('builder.compareSide', { text: t(onlyNames[side]) })}{' '}
            </span>
            {text}
          </Mark>
        ) : (
          text
        )
      }
    />
  )
}

/** What stands in one of the two alone. */
function OnlyTexts({ difference, side }: { difference: DifferenceView; side: DifferenceSide }) {
  const { title, fields } = difference
  const texts = fields.filter(field => field[side].map(({ text }) => text).join('') !== title)
  return texts.length === 0 ? null : (
    <dl className="difference-only">
      {texts.map(field => (
        <div key={field.label}>
          <dt className={title ? 'text-sm text-muted' : 'unseen'}>{field.label}</dt>
          <SideText parts={field[side]} side={side} />
        </div>
      ))}
    </dl>
  )
}
