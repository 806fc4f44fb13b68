import { companyPictureKinds } from '@hanap/contracts/companies/company-pictures.calls'
import type { PageContext } from '@hanap/contracts/page'
import {
  discardCompanyDraft,
  publishCompanyDraft,
  readCompanyDraft,
  removeDraftPicture,
  uploadDraftPicture,
} from '@hanap/contracts/recruiters/company-draft.calls'
import { joinCompany } from '@hanap/contracts/recruiters/recruiters.calls'
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
import { Badge, Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { roleText } from '../recruiter/roles.server.ts'
import { ChooseCompany } from './choose.tsx'
import { CompanyDetails, CompanyNews } from './details.tsx'
import texts from './page.tsx?texts'
import { CompanyPictures } from './pictures.tsx'
import { idsOf, saveTypedPage } from './save-typed-page.server.ts'
import { CompanyWays } from './ways.tsx'

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
  const isManager = permissions.includes('manage_company')
  if (!user.is_email_verify) throw redirect(`${prefix}/account/email`)
  const draft =
    company && isManager ? answerOrRedirect(page, await page.call(readCompanyDraft, {})) : undefined
  const says = draft ?? company
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
    followers: company?.num_of_followers ?? null,
    isManager,
    news:
      (['published', 'draft'] as const).find(each => new URL(args.request.url).searchParams.has(each)) ??
      null,
    missing: company && {
      details: lacks.length > 0 ? createFormats(language, { ...facts, key: facts.market }).list(lacks) : null,
      isVerified: company.is_verified,
    },
    company: company &&
      says && {
        name: company.name,
        href: pageAddress(page, language, company),
        industryId: says.industry_id,
        industry: says.industry_id && optionText('industry_lists', says.industry_id, language),
        sizeId: says.size_id,
        size: says.size_id && optionText('company_sizes', says.size_id, language),
        website: says.website,
        about: says.about,
        financingStageId: says.financing_stage_id,
        benefitIds: says.benefit_ids,
        cultureIds: says.culture_ids,
        locations: says.locations,
        pictures: draft?.pictures ?? company.pictures,
        revision: draft?.revision ?? 0,
        isDraft: draft?.is_draft ?? false,
        autosaveHref: `${prefix}/company/autosave`,
        previewHref: `${prefix}/company/preview`,
      },
    industries: choices('industry_lists', language),
    sizes: choices('company_sizes', language),
    stages: choices('company_financing_stage_lists', language),
    benefits: choices('company_benefit_lists', language),
    cultures: choices('company_culture_lists', language),
    texts: textsFor(language, texts),
  }
}

/** Goes to a company, or saves, publishes or throws away the draft of its page. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const form = await args.request.formData()
  if (form.has('picture') || form.has('picture_id')) return changePictures(page, form)
  const fields = formTexts(form)
  const { company_name = '', intent } = fields
  const here = (query = '') => redirect(`${prefix}/company${query}`, 303)
  if (intent === 'discard') {
    await page.call(discardCompanyDraft, {})
    return here()
  }
  const saved =
    intent === 'join'
      ? await page.call(joinCompany, { body: { company_name, is_namesake: form.has('is_namesake') } })
      : await saveTypedPage(page, form)
  const lists = { benefits: idsOf(form, 'benefit_ids'), cultures: idsOf(form, 'culture_ids') }
  const changedElsewhere = translator(factsOf(page).language)('names.changedElsewhere')
  if (!saved.ok) return refused(fields, lists, { ...saved, changedElsewhere })
  if (intent !== 'publish' || !('revision' in saved.data)) return here(intent === 'join' ? '' : '?draft')
  const { revision } = saved.data
  const published = await page.call(publishCompanyDraft, { body: { revision } })
  if (!published.ok) return refused(fields, lists, { ...published, changedElsewhere })
  return here('?published')
}

interface CompanyRefusal {
  status: number
  code: string
  errors: Record<string, string[]>
  message: string
  /** What is said where somebody else was faster: sent once more, it takes the place of what they wrote. */
  changedElsewhere: string
}

const refused = (
  fields: Record<string, string>,
  lists: Record<'benefits' | 'cultures', number[]>,
  { status, code, errors, message, changedElsewhere }: CompanyRefusal,
) => {
  // What the API says of it speaks of ads.
  const problems = code === 'stale_revision' ? { error: [changedElsewhere] } : errors
  const first = firstErrors(problems)
  return data(
    { fields, lists, errors: Object.keys(first).length > 0 ? first : { about: message } },
    { status },
  )
}

/** Puts a picture into the draft, or takes one off. */
const changePictures = async (page: PageContext, form: FormData) => {
  const { kind: sent, picture_id: id } = formTexts(form)
  const kind = companyPictureKinds.find(each => each === sent) ?? 'photo'
  const picture = form.get('picture')
  const hasFile = picture instanceof File && picture.size > 0
  const outcome =
    id === undefined
      ? await page.call(uploadDraftPicture, { body: { kind }, ...(hasFile && { files: { picture } }) })
      : await page.call(removeDraftPicture, { params: { id } })
  if (outcome.ok || (id !== undefined && outcome.status === 404))
    return redirect(`${factsOf(page).prefix}/company#pictures`, 303)
  const { picture: error = outcome.message } = firstErrors(outcome.errors)
  const errors: Record<string, string> = { [`picture-${kind}`]: error }
  return data({ fields: {} as Record<string, string>, lists: null, errors }, { status: outcome.status })
}

export default function Company() {
  const { head, title, company, role, followers, missing, isManager, news } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className={company ? 'list-page' : 'form-page'}>
      <PageHead head={head} />
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl">
            <bdi>{title}</bdi>
          </h1>
          {missing && (
            <Badge tone={missing.isVerified ? 'positive' : 'plain'}>
              {t(missing.isVerified ? 'common.verifiedCompany' : 'verification.notVerified')}
            </Badge>
          )}
        </div>
        {role && <p className="text-muted">{t('employer.yourRole', { role })}</p>}
        {followers !== null && (
          <p>
            {t('follows.followers', { count: followers })}{' '}
            <span className="text-sm text-muted">{t('follows.followersHelp')}</span>
          </p>
        )}
      </header>
      <Missing />
      <CompanyNews isPublished={news === 'published'} isDraft={isManager && (company?.isDraft ?? false)} />
      {company ? (
        <div className="desk">
          <Details />
          <div className="desk-side">
            <CompanyWays
              name={company.name}
              pageHref={company.href}
              isVerified={missing?.isVerified ?? false}
              isManager={isManager}
            />
            <Pictures />
          </div>
        </div>
      ) : (
        <Choose />
      )}
    </div>
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
  const acted = useActionData<typeof action>()
  const errors: Record<string, string> = acted?.errors ?? {}
  const typed = acted?.fields.is_namesake ? undefined : acted?.fields.company_name
  return <ChooseCompany request={request} typed={typed} errors={errors} />
}

function Details() {
  const { company, isManager, industries, sizes, stages, benefits, cultures } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  if (!company) return null
  return (
    <div className="desk-main">
      <CompanyDetails
        company={company}
        lists={{ industries, sizes, stages, benefits, cultures }}
        isManager={isManager}
        typed={acted?.fields ?? {}}
        typedLists={acted?.lists ?? null}
        errors={acted?.errors ?? {}}
      />
    </div>
  )
}

function Pictures() {
  const { company, isManager } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  if (!company || !isManager) return null
  return <CompanyPictures company={company} errors={acted?.errors ?? {}} />
}
