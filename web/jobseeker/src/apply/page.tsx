import { clickExternalJob } from '@hanap/contracts/jobs/jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { options } from '@hanap/markets/lists'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { RichText } from '@hanap/shared/components/rich-text'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { factsOf, pageOf, refusedPage, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { EmailField, TextArea, TextField } from '@hanap/ui/field'
import { OutIcon } from '@hanap/ui/icon'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { conversionCookie } from '../consent/conversion.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { NameFields } from '../sign-in/name-fields.tsx'
import { viaTerms } from '../sign-in/terms.server.ts'
import { ApplyJob } from './apply-job.tsx'
import { ContactCard } from './contact-card.person.tsx'
import contactTexts from './contact-card.person.tsx?texts'
import { documentChoice } from './document-choice.ts'
import { loadApply, openJob } from './load-apply.server.ts'
import texts from './page.tsx?texts'
import { QuestionFields } from './question-fields.tsx'
import { ResumeFields } from './resume-fields.tsx'
import { type RefusedApplication, sendApplication } from './send-application.server.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const view = await loadApply(page, args.params.job ?? '', new URL(args.request.url).search)
  const t = translator(language)
  const title = t('apply.heading', { job: view.job.title })
  return {
    ...view,
    head: headOf(page, t('common.brand'), { title, isIndexed: false }),
    texts: textsFor(language, page.user ? personTexts : texts),
  }
}

const personTexts = [...texts, ...contactTexts]

const categoryKeys = (ids: readonly number[]) =>
  options('job_category_lists', 'en').flatMap(({ id, key }) => (ids.includes(id) ? key : []))

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const job = await openJob(page, args.params.job ?? '')
  if (job.external_apply_url) {
    const clicked = await page.call(clickExternalJob, { params: { id: job.id } })
    if (!clicked.ok) throw refusedPage(clicked.status)
    return redirect(clicked.data.apply_url, 303)
  }
  const sent = await sendApplication(page, job, await args.request.formData())
  if ('errors' in sent) return data<RefusedApplication>(sent, { status: sent.status })
  const { prefix } = factsOf(page)
  const success = encodeURI(`${prefix}${job.job_url}/apply/success`)
  const cookie =
    page.trackingConsent?.allowed?.includes('ads') && conversionCookie(categoryKeys(sent.categories))
  return redirect(viaTerms(sent.user, success, prefix), {
    status: 303,
    ...(cookie && { headers: { 'Set-Cookie': cookie } }),
  })
}

export default function Apply() {
  const { head, job, externalHost } = useLoaderData<typeof loader>()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <ApplyJob job={job} />
      {externalHost === null ? <ApplyForm /> : <ExternalForm host={externalHost} />}
    </div>
  )
}

function ExternalForm({ host }: { host: string }) {
  const { t } = usePage()
  return (
    <form method="post" className="form" data-reload>
      <p>{t('job.applyOnCompanySiteHelp', { host })}</p>
      <Button type="submit" look="primary">
        {t('job.applyOnCompanySite')}
        <OutIcon />
      </Button>
    </form>
  )
}

function ApplyForm() {
  const { job, contact, questions, resumes, documents, chosenDocument, accountId, idempotencyKey } =
    useLoaderData<typeof loader>()
  const isSignedIn = accountId !== null
  const refused = useActionData<typeof action>()
  const { t, href } = usePage()
  const isBusy = useNavigation().state !== 'idle'
  const { errors = {}, values = {}, isEmailTaken = false } = refused ?? {}
  const labels = {
    ...Object.fromEntries(questions.map(({ field, text }) => [field, text])),
    email: t('apply.email'),
    password: t('auth.password'),
    first_name: t('apply.firstName'),
    last_name: t('apply.lastName'),
    contact_number: t('profile.phone'),
    resume: t('apply.resume'),
    first_message: t('apply.message'),
  }
  return (
    <Form method="post" encType="multipart/form-data" className="form apply-form" noValidate>
      <ErrorSummary errors={errors} labels={labels} />
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey ?? idempotencyKey} />
      {/* What waits on this device for a connection has a name. */}
      <input type="hidden" name="job_title" value={job.title} />
      {accountId && <input type="hidden" name="page_of" value={accountId} />}
      <QuestionFields questions={questions} errors={errors} values={values} />
      {contact && <ContactCard contact={contact} />}
      {!isSignedIn && <Person errors={errors} values={values} isEmailTaken={isEmailTaken} />}
      <ResumeFields
        resumes={resumes}
        documents={documents}
        error={errors.resume ?? errors.document_id}
        chosen={values.resume_id ?? (chosenDocument === null ? undefined : documentChoice(chosenDocument))}
      />
      <TextArea
        name="first_message"
        label={t('apply.message')}
        optional={t('common.optional')}
        help={t('apply.messageHelp')}
        maxLength={4000}
        dir="auto"
        defaultValue={values.first_message}
        error={errors.first_message}
      />
      {!isSignedIn && (
        <p className="text-sm text-muted">
          <RichText
            parts={t.parts('apply.terms')}
            links={{ terms: href('/terms'), privacy: href('/privacy') }}
          />
        </p>
      )}
      <div className="apply-send">
        <Button type="submit" look="primary" isBusy={isBusy} className="w-full">
          {t(isBusy ? 'apply.sending' : 'apply.submit')}
        </Button>
      </div>
    </Form>
  )
}

interface ApplicantFieldsProps {
  errors: Record<string, string>
  values: Record<string, string>
  isEmailTaken: boolean
}

/** Who a visitor is; with an address that has an account, a password sends the application as that person. */
function Person({ errors, values, isEmailTaken }: ApplicantFieldsProps) {
  const { job, questions, phoneCodes } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const logIn = `${href('/get-started')}?redirect=${encodeURIComponent(`${job.href}/apply`)}`
  return (
    <>
      <p className="text-muted">
        {t(questions.length > 0 ? 'apply.quickWithQuestions' : 'apply.quickText')}
        <SentenceSpace />
        <RichText parts={t.parts('apply.haveAccount')} links={{ login: logIn }} />
      </p>
      <EmailField
        label={t('apply.email')}
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
      />
      {isEmailTaken && (
        <Callout tone="warning">
          <p className="font-semibold">{t('apply.emailTakenTitle')}</p>
          <p>{t('apply.emailTakenText', { email: values.email ?? '' })}</p>
          <TextField
            name="password"
            type="password"
            label={t('auth.password')}
            autoComplete="current-password"
            error={errors.password}
          />
        </Callout>
      )}
      <NameFields
        firstName={t('apply.firstName')}
        lastName={t('apply.lastName')}
        values={values}
        errors={errors}
      />
      <PhoneField
        name="contact_number"
        label={t('profile.phone')}
        choices={phoneCodes}
        maxLength={40}
        error={errors.contact_number}
        shown={new Map(Object.entries(values))}
      />
    </>
  )
}
