import type { AnswerOf } from '@hanap/contracts/call'
import {
  changeUserSettings,
  notificationChannels,
  notificationKinds,
  type readAccountSetting,
  visibilities,
} from '@hanap/contracts/jobseekers/privacy.calls'
import type { PageContext } from '@hanap/contracts/page'
import { languages } from '@hanap/markets/languages'
import { marketName } from '@hanap/markets/market-names'
import { markets } from '@hanap/markets/markets'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { PrivacyView } from './privacy.tsx'

/** What the form of account settings shows. */
export const privacyView = (page: PageContext, setting: AnswerOf<typeof readAccountSetting>): PrivacyView => {
  const { language, tag } = factsOf(page)
  const collator = new Intl.Collator(tag)
  return {
    languageId: setting.language_id,
    countryId: setting.country_id,
    visibility: setting.visibility,
    isChatActivityShown: setting.is_chat_activity_shown,
    isFindable: setting.is_findable,
    hasPushPreviews: setting.has_push_previews,
    notifications: Object.fromEntries(
      notificationChannels.map(channel => [
        channel,
        notificationKinds.filter(kind => setting.notifications[kind][channel]),
      ]),
    ),
    languages: languages.map(({ id, tag, value }) => ({ id, tag, name: value })),
    countries: markets
      .map(({ id, key }) => ({ id, name: marketName(key, language) }))
      .toSorted((a, b) => collator.compare(a.name, b.name)),
  }
}

/** Changes the account settings to what the form says. */
export const savePrivacy = (page: PageContext, form: FormData) => {
  const visibility = visibilities.find(each => each === form.get('visibility'))
  return page.call(changeUserSettings, {
    body: {
      language_id: Number(form.get('language_id')),
      country_id: Number(form.get('country_id')),
      ...(visibility && { visibility }),
      is_chat_activity_shown: form.has('chat_activity'),
      is_findable: form.get('is_findable') === 'yes',
      has_push_previews: form.has('push_previews'),
      notifications: Object.fromEntries(
        notificationKinds.map(kind => [
          kind,
          Object.fromEntries(
            notificationChannels.map(channel => [channel, form.getAll(channel).includes(kind)]),
          ),
        ]),
      ),
    },
  })
}
