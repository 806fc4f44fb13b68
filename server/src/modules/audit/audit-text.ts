import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import type { Market } from '@hanap/markets/markets'
import type { MemberRole } from '../../calls/caller.ts'
import type { AuditAction, AuditDetails } from './tables.ts'

interface AuditSentence {
  action: AuditAction
  details: AuditDetails
  /** Name of the account to which it was done. */
  subject: string | undefined
}

/** What was done, in a reader's language; who did it stands beside it. */
export const auditText = (
  { action, details, subject }: AuditSentence,
  { language, market }: { language: LanguageCode; market: Market },
): string => {
  const t = translator(language)
  const roleName = (role: MemberRole | undefined) =>
    options('recruiter_role_permissions', language).find(({ key }) => key === role)?.value ?? ''
  const fieldTexts = {
    industry_id: t('company.industry'),
    size_id: t('company.size'),
    website: t('company.website'),
    about: t('audit.field_about'),
    logo: t('audit.field_logo'),
    cover: t('audit.field_cover'),
    photos: t('audit.field_photos'),
    benefit_ids: t('company.benefits'),
    culture_ids: t('audit.field_culture'),
    financing_stage_id: t('audit.field_financing'),
    locations: t('company.locations'),
  }
  return t(`audit.${action}`, {
    subject: subject ?? details.value ?? t('audit.formerMember'),
    value: details.value ?? t('audit.byOperator'),
    role: roleName(details.role),
    formerRole: roleName(details.formerRole),
    job: details.job ?? '',
    count: details.count ?? 0,
    fields: createFormats(language, market).list((details.fields ?? []).map(field => fieldTexts[field])),
  })
}
