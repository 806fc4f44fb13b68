import {
  downloadCertificate,
  downloadCredential,
  readCertificate,
} from '@hanap/contracts/academy/academy.calls'
import { createLicenseCertification, readMe } from '@hanap/contracts/jobseekers/profile.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, refusedPage, textsFor } from '@hanap/shared/page/page-facts'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageError } from '../look/page-error.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { certificateView, ISSUER } from './certificate-view.server.ts'
import texts from './page.tsx?texts'

const existing = async (page: PageContext, id: string) => {
  const outcome = await page.call(readCertificate, { params: { id } })
  if (!outcome.ok) throw refusedPage(outcome.status)
  return outcome.data
}

/** Whether the profile names a certificate already. */
const isOnProfile = async (page: PageContext, id: string): Promise<boolean> => {
  const me = await page.call(readMe, {})
  return me.ok && me.data.user.license_certifications.some(({ credential_id }) => credential_id === id)
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const { certificate, credential } = await existing(page, args.params.id ?? '')
  const at = (path: string) => path.replace('{id}', certificate.id)
  return {
    head: companionHead(page, {
      title: t('academy.certificate'),
      description: certificate.course.title,
      path: `/certificates/${certificate.id}`,
    }),
    certificate: certificateView(page, certificate),
    pdf: at(downloadCertificate.path),
    signed: credential === null ? null : at(downloadCredential.path),
    own: certificate.is_own
      ? { isOnProfile: await isOnProfile(page, certificate.id), idempotencyKey: page.newKey() }
      : null,
    texts: textsFor(language, texts),
  }
}

/** What is revoked is told at once. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

const MONTH_LETTERS = 7

/** Puts the certificate on its holder's profile, once. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { certificate } = await existing(page, args.params.id ?? '')
  const { idempotencyKey } = formTexts(await args.request.formData())
  const here = `${factsOf(page).prefix}/certificates/${certificate.id}`
  if (!page.user) return redirect(logInAddressOf(page, here), 303)
  if (!certificate.is_own || (await isOnProfile(page, certificate.id))) return redirect(here, 303)
  const outcome = await page.call(createLicenseCertification, {
    body: {
      title: certificate.course.title,
      issuing_organisation: ISSUER,
      issue_date: certificate.issued_at.slice(0, MONTH_LETTERS),
      credential_id: certificate.id,
      url: certificate.url,
    },
    ...(idempotencyKey && { idempotencyKey }),
  })
  if (outcome.ok) return redirect(here, 303)
  return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
}

export default function CertificatePage() {
  const { head, certificate, pdf, signed, own } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="academy-page certificate-page">
      <PageHead head={head} />
      <BackLink href={href(own ? '/my-courses' : '/')}>{t(own ? 'academy.mine' : 'academy.title')}</BackLink>
      <h1 className="text-2xl">{t('academy.certificate')}</h1>
      <PageError errors={useActionData<typeof action>()?.errors} />
      <Callout tone={certificate.isRevoked ? 'danger' : 'positive'}>
        <p role="status">{t(certificate.isRevoked ? 'academy.revoked' : 'academy.valid')}</p>
      </Callout>
      <CertificateCard certificate={certificate} />
      {!certificate.isRevoked && (
        <div className="certificate-acts">
          {own &&
            (own.isOnProfile ? (
              <p>{t('academy.onProfile')}</p>
            ) : (
              <Form method="post">
                <input type="hidden" name="idempotencyKey" value={own.idempotencyKey} />
                <Button type="submit" look="primary">
                  {t('academy.addToProfile')}
                </Button>
              </Form>
            ))}
          <LinkButton href={pdf} download data-reload>
            {t('academy.downloadPdf')}
          </LinkButton>
          {signed && (
            <LinkButton href={signed} download data-reload>
              {t('academy.downloadSigned')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  )
}
