import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'

/** Of one of several things, in its form: make it the default one, delete it. */
export function EntryActs({ name, isDefault }: { name: string; isDefault: boolean }) {
  const { t } = usePage()
  const act = (value: 'default' | 'delete', text: string) => (
    <Button
      type="submit"
      size="small"
      look="quiet"
      name="act"
      value={value}
      aria-label={t('resumes.labelled', { label: text, value: name })}
    >
      {text}
    </Button>
  )
  return (
    <>
      {!isDefault && act('default', t('personal.preferenceMakeMain'))}
      {act('delete', t('personal.preferenceDelete'))}
    </>
  )
}
