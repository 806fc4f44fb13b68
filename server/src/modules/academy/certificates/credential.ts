import { readRevocations } from '@hanap/contracts/academy/academy.calls'
import { languageByCode } from '@hanap/markets/languages'
import type { CataloguedCourse } from '../published/catalogue.ts'
import type { VersionText } from '../published/versions.ts'
import { courseSkills } from '../taken/views.ts'
import type { CertificateRow } from './certificates-store.ts'

/** Where anybody may verify a certificate. */
export const certificateUrl = (site: string, id: string): string => `${site}/certificates/${id}`

export const certificateIdIn = (site: string, url: unknown): string | undefined => {
  const start = certificateUrl(site, '')
  return typeof url === 'string' && url.startsWith(start) ? url.slice(start.length) : undefined
}

/** Open Badges 3.0, with the claims of its JWT. */
export const credentialOf = (
  { id, holder_name: holder, issued_at: issuedAt }: CertificateRow,
  course: CataloguedCourse,
  { text, language }: VersionText,
  { site, name }: { site: string; name: string },
): Record<string, unknown> => {
  const url = certificateUrl(site, id)
  const issuer = `${site}/issuer`
  const subject = `${url}#holder`
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: text.title,
    issuer: { id: issuer, type: ['Profile'], name, url: site },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: holder }],
      achievement: {
        id: `${site}/courses/${course.key}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: text.title,
        description: text.summary,
        criteria: { narrative: text.outcomes.join('\n') },
        inLanguage: languageByCode(language)?.tag ?? language,
        tag: courseSkills(course.skillIds, language).map(({ value }) => value),
      },
    },
    credentialStatus: { id: site + readRevocations.path, type: '1EdTechRevocationList' },
    iss: issuer,
    jti: url,
    sub: subject,
    nbf: Math.floor(issuedAt.getTime() / 1000),
  }
}
