import {
  notificationChannels,
  notificationKinds,
  type visibilities,
} from '@hanap/contracts/jobseekers/privacy.calls'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField } from '@hanap/ui/field'
import { Callout } from '@hanap/ui/surface'
import { Form } from 'react-router'

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

const channelTexts = { email: 'privacy.emails', push: 'privacy.pushed', in_app: 'privacy.listed' } as const
const kindTexts = {
  applied: 'privacy.appliedEmails',
  stage_changed: 'privacy.stageEmails',
  job_alert: 'privacy.alertNews',
  chat_message: 'privacy.chatNews',
} as const

/** What waits in chats stands in their own list. */
const kindsBy = (channel: string) =>
  notificationKinds.filter(kind => kind !== 'chat_message' || channel !== 'in_app')

/** Where and in which language an account is written to, about what, and who may find its profile. */
export function SettingsPrivacy({ view, isSaved }: { view: PrivacyView; isSaved: boolean }) {
  const { t } = usePage()
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
    <section className="card grid gap-3 p-4">
      <h2 className="text-lg font-semibold">{t('privacy.settingsHeading')}</h2>
      {isSaved && (
        <Callout tone="plain">
          <p role="status">{t('privacy.settingsSaved')}</p>
        </Callout>
      )}
      <Form method="post" className="form">
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
        <CheckGroup
          legend={t('privacy.visibility')}
          name="visibility"
          type="radio"
          options={[
            { value: 'open', label: t('privacy.open'), isChosen: visibility === 'open' },
            { value: 'limited', label: t('privacy.limited'), isChosen: visibility === 'limited' },
            { value: 'hidden', label: t('privacy.hidden'), isChosen: visibility === 'hidden' },
          ]}
        />
        <p className="field-help">{t('privacy.visibilityHelp')}</p>
        <CheckGroup
          legend={t('privacy.chatActivity')}
          name="chat_activity"
          options={[{ value: 'shown', label: t('privacy.chatActivityShown'), isChosen: isChatActivityShown }]}
        />
        <p className="field-help">{t('privacy.chatActivityHelp')}</p>
        <CheckGroup
          legend={t('privacy.findable')}
          name="is_findable"
          options={[{ value: 'yes', label: t('privacy.findableLabel'), isChosen: isFindable }]}
        />
        <p className="field-help">{t('privacy.findableHelp')}</p>
        <p className="field-help">{t('privacy.findableShown')}</p>
        <p className="field-help">{t('privacy.findableHidden')}</p>
        {notificationChannels.map(channel => (
          <CheckGroup
            key={channel}
            legend={t(channelTexts[channel])}
            name={channel}
            options={kindsBy(channel).map(kind => ({
              value: kind,
              label: t(kindTexts[kind]),
              isChosen: notifications[channel]?.includes(kind) ?? false,
            }))}
          />
        ))}
        <CheckGroup
          legend={t('privacy.pushPreview')}
          name="push_previews"
          options={[{ value: 'shown', label: t('privacy.pushPreviewLabel'), isChosen: hasPushPreviews }]}
        />
        <p className="field-help">{t('privacy.pushPreviewHelp')}</p>
        <p className="field-help">{t('privacy.emailsHelp')}</p>
        <Button type="submit" look="primary" name="intent" value="privacy">
          {t('common.save')}
        </Button>
      </Form>
    </section>
  )
}
