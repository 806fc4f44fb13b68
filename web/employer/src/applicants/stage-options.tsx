import { usePage } from '@hanap/shared/components/page'
import { isPlainStage } from './pipeline.ts'

interface StageOption {
  id: number
  key: string
  text: string
}

/** The options of a field of stages: those that every company uses, then the others under their own heading. */
export function StageOptions({ stages }: { stages: readonly StageOption[] }) {
  const { t } = usePage()
  const optionOf = ({ id, key, text }: StageOption) => (
    <option key={id} value={id} data-stage={key}>
      {text}
    </option>
  )
  const more = stages.filter(({ key }) => !isPlainStage(key))
  return (
    <>
      {stages.filter(({ key }) => isPlainStage(key)).map(optionOf)}
      {more.length > 0 && <optgroup label={t('applicants.moreStages')}>{more.map(optionOf)}</optgroup>}
    </>
  )
}
