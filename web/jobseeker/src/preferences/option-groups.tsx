import { usePage } from '@hanap/shared/components/page'
import type { OptionGroup } from './preference-choices.server.ts'

/** Options in their groups; each group may be chosen as a whole. */
export function OptionGroups({ groups }: { groups: readonly OptionGroup[] }) {
  const { t } = usePage()
  return groups.map(([value, label, options]) => (
    <optgroup key={value} label={label}>
      <option value={value}>{t('personal.wholeField', { field: label })}</option>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </optgroup>
  ))
}
