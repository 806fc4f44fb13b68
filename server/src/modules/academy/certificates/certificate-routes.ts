import * as calls from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import type { Caller } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, type Route, route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { type Catalogue, type CataloguedCourse, minutesOf } from '../published/catalogue.ts'
import type { Versions, VersionText } from '../published/versions.ts'
import { courseSkills, PROVIDER } from '../taken/views.ts'
import { type CertificateRow, certificatesStore } from './certificates-store.ts'
import { certificateIdIn, certificateUrl, credentialOf } from './credential.ts'
import type { Issuer } from './issuer.ts'
import { type PrintedCertificate, printedCertificate } from './printed-certificate.ts'

export interface CertificateDeps {
  db: Db
  catalogue: Catalogue
  versions: Versions
  issuer: Issuer
  /** The academy's address, without a slash at the end. */
  site: string
  printCertificate(certificate: PrintedCertificate): Promise<Uint8Array<ArrayBuffer>>
  onError(error: unknown): void
}

interface Found {
  row: CertificateRow
  course: CataloguedCourse
  version: VersionText
}

const jsonFile = (name: string, content: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  return new FileAnswer({ name, mime: 'application/json', size: bytes.byteLength }, bytes)
}

/** Certificates: calls 386, 523-526 and 528. */
export const certificateRoutes = ({
  db,
  catalogue,
  versions,
  issuer,
  site,
  printCertificate,
  onError,
}: CertificateDeps): Route[] => {
  const find = async (id: string): Promise<Found | undefined> => {
    const row = await certificatesStore.find(db, id)
    const course = row && (await catalogue.find(row.course_id))
    const version = row && (await versions.read(row.version_id, row.language_code))
    return row && course && version ? { row, course, version } : undefined
  }

  const existing = async (id: string): Promise<Found> => {
    const certificate = await find(id)
    if (!certificate) throw new Refusal('certificate_not_found')
    return certificate
  }

  const inWire = ({ row, course, version }: Found, caller: Caller): schemas.Certificate => ({
    id: row.id,
    course: {
      id: course.id,
      key: course.key,
      title: version.text.title,
      minutes: minutesOf(version),
      skills: courseSkills(course.skillIds, version.language),
    },
    language_code: version.language,
    holder_name: row.holder_name,
    issued_at: row.issued_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    url: certificateUrl(site, row.id),
    is_own: caller.kind === 'seeker' && caller.accountId === row.account_id,
  })

  return [
    route(calls.readCertificate, schemas.readCertificate, async ({ params, caller }) => {
      const certificate = await existing(params.id)
      const { row, course, version } = certificate
      const credential = row.revoked_at
        ? undefined
        : await issuer.sign(credentialOf(row, course, version, { site, name: PROVIDER }))
      return { certificate: inWire(certificate, caller), credential: credential ?? null }
    }),

    route(calls.verifyCredential, schemas.verifyCredential, async ({ body, caller }) => {
      const outcome = await issuer.verify(body.credential.trim())
      if (typeof outcome === 'string') return { state: outcome, certificate: null }
      const { claims } = outcome
      const id =
        typeof claims === 'object' && claims !== null && 'jti' in claims
          ? certificateIdIn(site, claims.jti)
          : undefined
      if (id === undefined) return { state: 'forged' as const, certificate: null }
      // Who has left takes their certificates along: these say nothing of anybody any more.
      const certificate = await find(id)
      if (!certificate) return { state: 'revoked' as const, certificate: null }
      return {
        state: certificate.row.revoked_at ? ('revoked' as const) : ('valid' as const),
        certificate: inWire(certificate, caller),
      }
    }),

    route(calls.downloadCertificate, schemas.downloadCertificate, async ({ params }) => {
      const { row, version } = await existing(params.id)
      if (row.revoked_at) throw new Refusal('certificate_not_found')
      const bytes = await printCertificate(
        printedCertificate(row, version, { issuer: PROVIDER, url: certificateUrl(site, row.id) }),
      ).catch(error => {
        if (error instanceof Refusal) throw error
        onError(error)
        throw new Refusal('certificate_not_made')
      })
      return new FileAnswer(
        { name: `${version.text.title}.pdf`, mime: 'application/pdf', size: bytes.byteLength },
        bytes,
      )
    }),

    route(calls.downloadCredential, schemas.downloadCredential, async ({ params }) => {
      const { row, course, version } = await existing(params.id)
      const credential = row.revoked_at
        ? undefined
        : await issuer.sign(credentialOf(row, course, version, { site, name: PROVIDER }))
      if (credential === undefined) throw new Refusal('certificate_not_found')
      const bytes = new TextEncoder().encode(credential)
      return new FileAnswer(
        { name: `${course.key}.jwt`, mime: 'application/jwt', size: bytes.byteLength },
        bytes,
      )
    }),

    route(calls.readIssuerKeys, schemas.readIssuerKeys, async () =>
      jsonFile('jwks.json', { keys: await issuer.published() }),
    ),

    route(calls.readRevocations, schemas.readRevocations, async () =>
      jsonFile('revocations.json', {
        id: site + calls.readRevocations.path,
        issuer: `${site}/issuer`,
        revokedCredential: (await certificatesStore.revoked(db)).map(({ id, revocation_reason }) => ({
          id: certificateUrl(site, id),
          revoked: true,
          revocationReason: revocation_reason,
        })),
      }),
    ),
  ]
}
