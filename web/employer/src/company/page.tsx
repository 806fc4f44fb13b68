import {
  companyPictureKinds,
  deleteCompanyPicture,
  uploadCompanyPicture,
} from '@hanap/contracts/companies/company-pictures.calls'
import type { PageContext } from '@hanap/contracts/page'
import { joinCompany, updateCompany } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'
import { options, optionText } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Badge, Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import { roleText } from '../recruiter/roles.server.ts'
import { ChooseCompany } from './choose.tsx'
import { CompanyDetails } from './details.tsx'
import texts from './page.tsx?texts'
import { CompanyPictures } from './pictures.tsx'

type ChoiceList =
  | 'industry_lists'
  | 'company_sizes'
  | 'company_benefit_lists'
  | 'company_culture_lists'
  | 'company_financing_stage_lists'

const choices = (list: ChoiceList, language: LanguageCode) =>
  options(list, language).map(({ id, value }) => ({ id, value }))

/** On the site of its own market. */
const pageAddress = (
  page: PageContext,
  language: LanguageCode,
  { country_key, company_url }: { country_key: string; company_url: string },
) => {
  const isDefault = marketByKey(country_key)?.languages[0] === language
  return `${page.sites[country_key] ?? ''}${isDefault ? '' : `/${language}`}${company_url}`
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const { user, company, role, permissions, request } = await ownMembership(page)
  if (!user.is_email_verify) throw redirect(`${prefix}/account/email`)
  const t = translator(language)
  const title = company
    ? company.name
    : request?.asked_at
      ? t('employer.waitingHeading', { company: request.company_name })
      : t('employer.chooseHeading')
  const lacks = company
    ? (
        [
          [company.industry_id, 'company.industry'],
          [company.size_id, 'company.size'],
          [company.website, 'company.website'],
          [company.about, 'company.about'],
        ] as const
      )
        .filter(([value]) => value === null)
        .map(([, key]) => (key === 'company.about' ? t(key, { company: company.name }) : t(key)))
    : []
  return {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    title,
    request: request?.asked_at
      ? { company: request.company_name, isAnswerable: request.is_answerable }
      : null,
    role: role && roleText(role, language),
    isManager: permissions.includes('manage_company'),
    missing: company && {
      details: lacks.length > 0 ? createFormats(language, { ...facts, key: facts.market }).list(lacks) : null,
      isVerified: company.is_verified,
    },
    company: company && {
      name: company.name,
      href: pageAddress(page, language, company),
      industryId: company.industry_id,
      industry: company.industry_id && optionText('industry_lists', company.industry_id, language),
      sizeId: company.size_id,
      size: company.size_id && optionText('company_sizes', company.size_id, language),
      website: company.website,
      about: company.about,
      financingStageId: company.financing_stage_id,
      benefitIds: company.benefit_ids,
      cultureIds: company.culture_ids,
      locations: company.locations,
      pictures: company.pictures,
    },
    industries: choices('industry_lists', language),
    sizes: choices('company_sizes', language),
    stages: choices('company_financing_stage_lists', language),
    benefits: choices('company_benefit_lists', language),
    cultures: choices('company_culture_lists', language),
    texts: textsFor(language, texts),
  }
}

/** Goes to a company, or saves what its page says. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const form = await args.request.formData()
  if (form.has('picture') || form.has('picture_id')) return changePictures(page, form)
  const fields = formTexts(form)
  const idsOf = (name: string) => form.getAll(name).map(Number).filter(Boolean)
  const { company_name = '', industry_id, size_id, website = '', about = '' } = fields
  const isJoining = fields.intent === 'join'
  const outcome = isJoining
    ? await page.call(joinCompany, { body: { company_name } })
    : await page.call(updateCompany, {
        body: {
          industry_id: Number(industry_id) || null,
          size_id: Number(size_id) || null,
          website: website.trim() || null,
          about,
          financing_stage_id: Number(fields.financing_stage_id) || null,
          benefit_ids: idsOf('benefit_ids'),
          culture_ids: idsOf('culture_ids'),
          locations: (fields.locations ?? '')
            .split('\n')
            .map(line => line.trim())
            .filter(Boolean),
        },
      })
  if (!outcome.ok)
    return data({ isSaved: false, fields, errors: firstErrors(outcome.errors) }, { status: outcome.status })
  if (isJoining) return redirect(`${prefix}/company`, 303)
  return data({ isSaved: true, fields: {} as Record<string, string>, errors: {} as Record<string, string> })
}

/** Puts a picture on the page, or takes one off. */
const changePictures = async (page: PageContext, form: FormData) => {
  const { kind: sent, picture_id: id } = formTexts(form)
  const kind = companyPictureKinds.find(each => each === sent) ?? 'photo'
  const picture = form.get('picture')
  const hasFile = picture instanceof File && picture.size > 0
  const outcome =
    id === undefined
      ? await page.call(uploadCompanyPicture, { body: { kind }, ...(hasFile && { files: { picture } }) })
      : await page.call(deleteCompanyPicture, { params: { id } })
  if (outcome.ok || (id !== undefined && outcome.status === 404))
    return redirect(`${factsOf(page).prefix}/company#pictures`, 303)
  const { picture: error = outcome.message } = firstErrors(outcome.errors)
  const errors: Record<string, string> = { [`picture-${kind}`]: error }
  return data({ isSaved: false, fields: {} as Record<string, string>, errors }, { status: outcome.status })
}

export default function Company() {
  const { head, title, company, role, missing, isManager } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">
        <bdi>{title}</bdi>
      </h1>
      {role && <p>{t('employer.yourRole', { role })}</p>}
      {missing && <VerifiedState isVerified={missing.isVerified} isManager={isManager} />}
      <Missing />
      {company ? <Details /> : <Choose />}
    </div>
  )
}

function VerifiedState({ isVerified, isManager }: { isVerified: boolean; isManager: boolean }) {
  const { t, href } = usePage()
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={isVerified ? 'positive' : 'plain'}>
        {t(isVerified ? 'common.verifiedCompany' : 'verification.notVerified')}
      </Badge>
      <LinkButton size="small" href={href('/company/verification')}>
        {t(isVerified ? 'verification.openDone' : 'verification.open')}
      </LinkButton>
      <LinkButton size="small" href={href('/company/audit-log')}>
        {t('audit.heading')}
      </LinkButton>
      {isManager && (
        <LinkButton size="small" href={href('/company/tokens')}>
          {t('tokens.heading')}
        </LinkButton>
      )}
    </p>
  )
}

/** What keeps the company's page from being whole, and its jobs from being trusted at a glance. */
function Missing() {
  const { missing, isManager } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  if (!missing || !isManager || (missing.details === null && missing.isVerified)) return null
  return (
    <Callout tone="warning">
      <h2 className="font-semibold">{t('employer.missingHeading')}</h2>
      <ul className="list-disc ps-5">
        {missing.details !== null && <li>{t('employer.missingDetails', { fields: missing.details })}</li>}
        {!missing.isVerified && (
          <li>
            <a href={href('/company/verification')}>{t('employer.missingVerified')}</a>
          </li>
        )}
      </ul>
    </Callout>
  )
}

function Choose() {
  const { request } = useLoaderData<typeof loader>()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  return <ChooseCompany request={request} errors={errors} />
}

function Details() {
  const { company, isManager, industries, sizes, stages, benefits, cultures } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  if (!company) return null
  return (
    <>
      <CompanyDetails
        company={company}
        lists={{ industries, sizes, stages, benefits, cultures }}
        isManager={isManager}
        isSaved={acted?.isSaved ?? false}
        typed={acted?.fields ?? {}}
        errors={acted?.errors ?? {}}
      />
      {isManager && <CompanyPictures pictures={company.pictures} errors={acted?.errors ?? {}} />}
    </>
  )
}
