import { rewriteTypes } from '@hanap/contracts/go/career-summary.calls'
import { SelectField } from '@hanap/ui/field'
import { usePage } from '../page.tsx'

const styles = [
  [rewriteTypes.concise, 'summary.style_concise'],
  [rewriteTypes.professional, 'summary.style_professional'],
  [rewriteTypes.confident, 'summary.style_confident'],
  [rewriteTypes.simple, 'summary.style_simple'],
] as const

/** In which style a summary is written: the field `rewrite_type` of its form, which `form` names where it stands outside. */
export function SummaryStyle({ form }: { form?: string }) {
  const { t } = usePage()
  return (
    <SelectField
      name="rewrite_type"
      label={t('summary.style')}
      defaultValue={String(rewriteTypes.professional)}
      form={form}
    >
      {styles.map(([type, text]) => (
        <option key={type} value={type}>
          {t(text)}
        </option>
      ))}
    </SelectField>
  )
}
