import {
  notificationChannels,
  notificationKinds,
  type visibilities,
} from '@hanap/contracts/jobseekers/privacy.calls'
import { NotificationMatrix } from '@hanap/shared/components/notices/notification-matrix'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField } from '@hanap/ui/field'
import { ArrowIcon } from '@hanap/ui/icon'
import { Badge, Callout } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { FoundFields } from './found-fields.tsx'

export interface PrivacyView {
  languageId: number
  countryId: number
  visibility: (typeof visibilities)[number]
  isChatActivityShown: boolean
  isFindable: boolean
  hasPushPreviews: boolean
  /** By channel. */
  notifications: Readonly<Record<string, readonly (typeof notificationKinds)[number][]>>
  languages: readonly { id: number; tag: string; name: string }[]
  countries: readonly { id: number; name: string }[]
}

const channelTexts = {
  email: 'privacy.channelEmail',
  push: 'privacy.channelDevice',
  in_app: 'privacy.channelSite',
} as const
const kindTexts = {
  applied: 'privacy.appliedEmails',
  stage_changed: 'privacy.stageEmails',
  job_alert: 'privacy.alertNews',
  company_news: 'follows.setting',
  chat_message: 'privacy.chatNews',
} as const

interface SettingsPrivacyProps {
  view: PrivacyView
  /** How many companies are blocked; null where that is not known just now. */
  blocked: number | null
  isSaved: boolean
}

/** Where and in which language an account is written to, about what, and who may find its profile. */
export function SettingsPrivacy({ view, blocked, isSaved }: SettingsPrivacyProps) {
  const { t, href, format } = usePage()
  const {
    languageId,
    countryId,
    visibility,
    isChatActivityShown,
    isFindable,
    hasPushPreviews,
    notifications,
    languages,
    countries,
  } = view
  return (
    <Form method="post" className="settings-form">
      <section className="settings-section" id="privacy-section">
        <h2>{t('privacy.settingsHeading')}</h2>
        {isSaved && (
          <Callout tone="plain">
            <p role="status">{t('privacy.settingsSaved')}</p>
          </Callout>
        )}
        <FoundFields isFindable={isFindable} visibility={visibility} />
        <a className="row-link" href={href('/blocked-companies')}>
          <span>
            {t('personal.blockedHeading')} {blocked !== null && <Badge>{format.number(blocked)}</Badge>}
          </span>
          <ArrowIcon />
        </a>
        <CheckGroup
          legend={t('privacy.chatActivity')}
          name="chat_activity"
          options={[{ value: 'shown', label: t('privacy.chatActivityShown'), isChosen: isChatActivityShown }]}
        />
        <p className="field-help">{t('privacy.chatActivityHelp')}</p>
        <Button type="submit" name="intent" value="privacy">
          {t('common.save')}
        </Button>
      </section>
      <section className="settings-section" id="notifications-section">
        <h2>{t('privacy.tellMe')}</h2>
        {/* What waits in chats stands in their own list. */}
        <NotificationMatrix
          channels={notificationChannels.map(channel => [channel, t(channelTexts[channel])] as const)}
          kinds={notificationKinds.map(kind => [kind, t(kindTexts[kind])] as const)}
          isOffered={(kind, channel) => kind !== 'chat_message' || channel !== 'in_app'}
          chosen={notifications}
        />
        <p className="field-help">{t('privacy.emailsHelp')}</p>
        <CheckGroup
          legend={t('privacy.pushPreview')}
          name="push_previews"
          options={[{ value: 'shown', label: t('privacy.pushPreviewLabel'), isChosen: hasPushPreviews }]}
        />
        <p className="field-help">{t('privacy.pushPreviewHelp')}</p>
        <SelectField name="language_id" label={t('privacy.emailLanguage')} defaultValue={languageId}>
          {languages.map(({ id, tag, name }) => (
            <option key={id} value={id} lang={tag}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="country_id"
          label={t('common.country')}
          help={t('privacy.countryHelp')}
          defaultValue={countryId}
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="intent" value="privacy">
          {t('common.save')}
        </Button>
      </section>
    </Form>
  )
}
