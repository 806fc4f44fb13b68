import { SelectField } from '@hanap/ui/field'

export interface RoleOption {
  key: string
  name: string
}

interface RoleFieldProps {
  id: string
  label: string
  /** Those that may be given here. */
  roles: readonly RoleOption[]
  chosen: string
}

/** Which role somebody gets; sends `role`. */
export function RoleField({ id, label, roles, chosen }: RoleFieldProps) {
  return (
    <SelectField name="role" id={id} label={label} defaultValue={chosen}>
      {roles.map(({ key, name }) => (
        <option key={key} value={key} data-own={key === chosen || undefined}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
