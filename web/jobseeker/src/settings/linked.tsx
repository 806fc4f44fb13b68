import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Form } from 'react-router'

export interface LinkedView {
  logins: readonly { type: SocialType; name: string; facts: string }[]
  /** Whether another way to log in would be left. */
  canUnlink: boolean
}

/** Other sites' accounts with which a person logs in. */
export function SettingsLinked({ view: { logins, canUnlink } }: { view: LinkedView }) {
  const { t } = usePage()
  return (
    <section className="settings-section" id="linked-section">
      <h2>{t('social.linkedHeading')}</h2>
      {logins.length === 0 && <p className="text-muted">{t('social.linkedNone')}</p>}
      {logins.length > 0 && !canUnlink && <p>{t('errors.social_only_way')}</p>}
      <ul className="grid gap-3">
        {logins.map(({ type, name, facts }) => (
          <li key={type} className="flex flex-wrap items-center gap-3">
            <span className="grid flex-1 basis-48">
              <bdi className="font-semibold">{name}</bdi>
              <span className="text-sm text-muted">{facts}</span>
            </span>
            {canUnlink && (
              <Form method="post">
                <input type="hidden" name="social_type" value={type} />
                <Button
                  type="submit"
                  name="intent"
                  value="unlink"
                  aria-label={t('social.unlinkNamed', { provider: name })}
                >
                  {t('social.unlink')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
