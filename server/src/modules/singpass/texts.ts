import type { IdentityInfo } from '@hanap/contracts/auth/singpass.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { identityOfPass, identityOfResident, type MyinfoDetails } from './myinfo.ts'

/** Myinfo's codes of residential status and pass status that no user identity stands for, by their texts. */
const RESIDENTIAL = {
  A: 'singpass.foreigner',
  N: 'singpass.notApplicable',
  U: 'singpass.unknown',
} as const
const PASS_STATUS = { Live: 'singpass.passLive', Pending: 'singpass.passPending' } as const

const textOf = <Key>(table: Readonly<Record<string, Key>>, code: string): Key | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/** Myinfo's nationalities are countries' codes, and some of its own. */
const countryOf = (code: string, language: LanguageCode): string | undefined => {
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  const tag = languageByCode(language)?.tag ?? 'en'
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(code)
}

/** Label of a user identity (`user_identity_lists`). */
export const userIdentity = (id: number, language: LanguageCode) => ({
  id,
  value: optionText('user_identity_lists', id, language) ?? String(id),
})

/** Details as the reader's language says them; what the code tables do not know stays as Singpass wrote it. */
export const identityInfo = (details: MyinfoDetails, language: LanguageCode): IdentityInfo => {
  const t = translator(language)
  const { residentialStatus, nationality, passType, passStatus } = details
  const residential = residentialStatus && textOf(RESIDENTIAL, residentialStatus.code)
  const resident = residentialStatus && identityOfResident(residentialStatus.code)
  const identity = passType && identityOfPass(passType.code)
  const status = passStatus === null ? undefined : textOf(PASS_STATUS, passStatus)
  return {
    uinfin: details.uinfin,
    name: details.name,
    residential_status: resident
      ? userIdentity(resident, language).value
      : residential
        ? t(residential)
        : (residentialStatus?.desc ?? null),
    nationality: nationality && (countryOf(nationality.code, language) ?? nationality.desc),
    pass_type: identity ? userIdentity(identity, language).value : (passType?.desc ?? null),
    pass_status: status ? t(status) : passStatus,
    pass_expiry_date: details.passExpiryDate,
  }
}
