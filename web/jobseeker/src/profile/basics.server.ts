import { updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { isFamilyNameFirst, personName } from '@hanap/i18n/person-name'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName } from '@hanap/markets/locations'
import { phoneValue } from '../phone/phone-codes.server.ts'
import {
  areaField,
  type FieldLocale,
  listField,
  locationField,
  phoneField,
  textField,
} from './fields.server.ts'
import { formReader } from './form-reader.server.ts'
import type { EntryView, FieldView } from './profile-view.ts'

/** Who the person is, at the head of the profile. */
export const basicsShown = (user: OwnUser, { language }: FieldLocale): EntryView => {
  const { profile } = user
  const place = profile.location_id === null ? undefined : locationById(profile.location_id)
  const text = (list: 'xp_lvls' | 'notice_period_lists', id: number | null) =>
    id === null ? undefined : optionText(list, id, language)
  return {
    id: 'basics',
    title: personName(user.first_name, user.last_name),
    facts: [
      profile.headline,
      place && locationName(place, language),
      user.email,
      user.phone?.international,
      text('xp_lvls', profile.xp_lvl_id),
      text('notice_period_lists', user.notice_period_id),
    ].flatMap(fact => fact || []),
    text: profile.about,
    url: null,
  }
}

export const basicsFields = (user: OwnUser, place: FieldLocale): FieldView[] => {
  const { t, language } = place
  const { profile } = user
  const names = [
    textField('first_name', t('auth.firstName'), user.first_name, {
      isRequired: true,
      autoComplete: 'given-name',
    }),
    textField('last_name', t('auth.lastName'), user.last_name, { autoComplete: 'family-name' }),
  ]
  return [
    ...(isFamilyNameFirst(language) ? names.reverse() : names),
    textField('headline', t('profile.headline'), profile.headline, {
      help: t('profile.headlineHelp'),
      maxLength: 160,
    }),
    areaField('about', t('profile.about'), profile.about),
    phoneField(place, 'phone_num', t('profile.phone'), user.phone),
    locationField(place, profile.location_id),
    listField(place, 'xp_lvl_id', t('search.workExperience'), profile.xp_lvl_id, 'xp_lvls'),
    listField(place, 'notice_period_id', t('profile.notice'), user.notice_period_id, 'notice_period_lists'),
  ]
}

export const saveBasics = (page: PageContext, form: FormData) => {
  const fields = formReader(form)
  return page.call(updateMe, {
    body: {
      first_name: fields.text('first_name'),
      last_name: fields.text('last_name'),
      headline: fields.stated('headline'),
      about: fields.stated('about'),
      phone_num: phoneValue(form, 'phone_num'),
      location_id: fields.id('location_id'),
      xp_lvl_id: fields.id('xp_lvl_id'),
      notice_period_id: fields.id('notice_period_id'),
    },
  })
}
