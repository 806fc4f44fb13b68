import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'

/** Deletes a draft after asking once; `href` is its page's, where another one shows this. */
export function DeleteDraft({ href }: { href?: string }) {
  const { t } = usePage()
  return (
    <Disclosure summary={t('ads.deleteDraft')}>
      <Form method="post" className="form" {...(href && { action: href })}>
        <p>{t('ads.deleteDraftText')}</p>
        <Button type="submit" name="intent" value="delete" look="danger">
          {t('ads.deleteDraft')}
        </Button>
      </Form>
    </Disclosure>
  )
}
