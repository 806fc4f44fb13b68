import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import type { DeletedEntry } from './profile-view.ts'

/** What was deleted just now; its form adds the same again. */
export function Deleted({ name, path, values }: DeletedEntry) {
  const { t, href } = usePage()
  return (
    <Callout tone="plain">
      <form method="post" action={href(path)} className="flex flex-wrap items-center gap-3" data-reload>
        {values.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <p className="flex-1" role="status">
          {t('personal.preferenceDeleted', { name })}
        </p>
        <Button type="submit">{t('personal.undo')}</Button>
      </form>
    </Callout>
  )
}
