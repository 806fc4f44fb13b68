import {
  listVerifications,
  requestVerification,
  uploadCompanyDocument,
} from '@hanap/contracts/recruiters/verification.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Badge } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'
import { VerificationItem } from './verification-item.tsx'
import type { VerificationView } from './verification-view.ts'
import { WaysToVerify } from './ways.tsx'

const kinds = ['mail', 'dns', 'register'] as const

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  const [{ company, permissions }, list] = await Promise.all([
    ownMembership(page),
    page.call(listVerifications, {}).then(outcome => answerOrRedirect(page, outcome)),
  ])
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('employer.title'), { title: t('verification.heading'), isIndexed: false }),
    company: company?.name ?? '',
    isVerified: list.is_verified,
    isManager: permissions.includes('manage_company'),
    verifications: list.verifications.map(
      (each): VerificationView => ({
        ...each,
        checkedOn: each.checked_at && format.date(each.checked_at),
        askedOn: format.date(each.created_at),
        hasCode: each.code_expires_at !== null && Date.parse(each.code_expires_at) > Date.now(),
      }),
    ),
    texts: textsFor(language, texts),
  }
}

/** Asks for a verification, or goes on with one; a document is uploaded before its number is sent. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const form = await args.request.formData()
  const fields = formTexts(form)
  const { value = '', code } = fields
  const kind = kinds.find(each => each === fields.kind) ?? 'mail'
  const refused = (errors: Record<string, string>, status: number) =>
    data({ kind, fields, errors }, { status })
  const file = form.get('file')
  const uploaded =
    kind === 'register' && file instanceof File && file.size > 0
      ? await page.call(uploadCompanyDocument, { files: { file } })
      : undefined
  if (uploaded?.ok === false) return refused(firstErrors(uploaded.errors), uploaded.status)
  const outcome = await page.call(requestVerification, {
    body: {
      kind,
      value,
      ...(code !== undefined && { code }),
      ...(uploaded?.ok && { file_id: uploaded.data.file.id }),
    },
  })
  if (!outcome.ok) {
    const { file_id, ...errors } = firstErrors(outcome.errors)
    return refused({ ...errors, ...(file_id !== undefined && { file: file_id }) }, outcome.status)
  }
  return redirect(`${factsOf(page).prefix}/company/verification`, 303)
}

/** Errors by the ids of the fields that they are of: each way of verification has a form of its own. */
const atTheirFields = (errors: Record<string, string>, kind: string | undefined, codeField: string) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [
      name === 'code' ? codeField : name === 'value' ? `value-${kind}` : name,
      text,
    ]),
  )

/** How the company was and can be verified. */
export default function CompanyVerification() {
  const { head, company, isVerified, isManager, verifications } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t, href } = usePage()
  const codeField = `code-${verifications.find(each => each.value === acted?.fields.value)?.id}`
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/company')}>{t('employer.company')}</BackLink>
      <h1 className="text-2xl">{t('verification.heading')}</h1>
      <div className="desk">
        <div className="desk-lead desk-sheet desk-part">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{company}</bdi>
            <Badge tone={isVerified ? 'positive' : 'warning'}>
              {t(isVerified ? 'common.verifiedCompany' : 'verification.notVerified')}
            </Badge>
          </p>
          <p className="text-sm text-muted">{t('verification.intro')}</p>
        </div>
        <div className="desk-main">
          <ErrorSummary
            errors={atTheirFields(acted?.errors ?? {}, acted?.kind, codeField)}
            labels={{
              [codeField]: t('verification.codeLabel'),
              'value-mail': t('verification.mailLabel'),
              'value-dns': t('verification.dnsLabel'),
              'value-register': t('verification.registerLabel'),
              file: t('verification.registerFile'),
            }}
          />
          {verifications.length > 0 && (
            <ul className="grid gap-3">
              {verifications.map(each => (
                <VerificationItem
                  key={`${each.id} ${each.state}`}
                  verification={each}
                  isManager={isManager}
                  codeError={acted?.fields.value === each.value ? acted?.errors.code : undefined}
                  typedCode={acted?.fields.value === each.value ? acted?.fields.code : undefined}
                />
              ))}
            </ul>
          )}
          {isManager ? (
            <WaysToVerify
              isVerified={isVerified}
              kind={acted?.kind}
              typed={acted?.fields ?? {}}
              errors={acted?.errors ?? {}}
              isOpen={!isVerified && verifications.every(({ state }) => state !== 'pending')}
            />
          ) : (
            <p className="text-muted">{t('employer.managersOnly')}</p>
          )}
        </div>
      </div>
    </div>
  )
}
