import { completeProfile } from '@hanap/contracts/jobseekers/profile.calls'
import { assistSpringEvent } from '@hanap/contracts/logs/tracking.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { BackIcon, PlusIcon } from '@hanap/ui/icon'
import { Disclosure } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Deleted } from '../profile/deleted.tsx'
import { saveDesiredJob } from '../profile/desired-job.server.ts'
import { ProfileEntry } from '../profile/entries.tsx'
import { ProfileForm } from '../profile/form.tsx'
import type { DeletedEntry, FormView, ProfileFormValues } from '../profile/profile-view.ts'
import { deleteEntry, saveForm } from '../profile/save-profile.server.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { jobsPath, redirectTo } from '../redirects/redirect.server.ts'
import { uploadFrom } from '../resumes/resume-action.server.ts'
import { acceptParsed } from './accept-parsed.server.ts'
import { ResumeStep } from './resume-step.tsx'
import { loadWizard, parsedResumePath, redirectTargetIn, stepOf, wizardAddressOf } from './wizard.server.ts'
import texts from './wizard.tsx?texts'

/** Back to the same step after log-in. */
const logIn = ({ request }: LoaderFunctionArgs, prefix: string) => {
  const { pathname, search } = new URL(request.url)
  return redirect(logInAddress(prefix, pathname + search), 303)
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw logIn(args, prefix)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('profile.wizardHeading'), isIndexed: false }),
    ...(await loadWizard(
      page,
      wizardAddressOf(args.request.url, args.params),
      redirectTargetIn(page, args.request.url),
    )),
    texts: textsFor(language, texts),
  }
}

/** What was deleted is had back in the same step. */
const inStep = (deleted: DeletedEntry, path: string): DeletedEntry => ({
  ...deleted,
  path,
  values: [...deleted.values, ['again', '1']],
})

/** Saves a step as it is left, changes or deletes one of its entries, or completes the profile. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return logIn(args, prefix)
  const redirectTarget = redirectTargetIn(page, args.request.url)
  const { step, entry, resume = '' } = wizardAddressOf(args.request.url, args.params)
  const { openForm, isParsedStep, here, next } = stepOf(step, entry, redirectTarget)
  if (!openForm) {
    const outcome = await page.call(completeProfile, {})
    // Whoever ends the wizard in Singapore takes part in its event (spec section 7); ending it never fails for that.
    if (outcome.ok && page.market === 'sg')
      await page.call(assistSpringEvent, { body: { onboarded_method: 'web_complete_profile' } })
    if (outcome.ok) return redirectTo(redirectTarget ?? jobsPath(prefix), { status: 303 })
    return data({ errors: firstErrors(outcome.errors), values: [] }, { status: outcome.status })
  }
  const form = await args.request.formData()
  if (openForm.section === 'resume') {
    const refused = isParsedStep ? await acceptParsed(page, resume, form) : undefined
    if (refused) return data({ errors: refused.errors, values: [] }, { status: refused.status })
    if (isParsedStep) return redirect(prefix + next, 303)
    const sent = await uploadFrom(page, form)
    if (sent.ok) return redirect(prefix + parsedResumePath(sent.data.resume_id, redirectTarget), 303)
    return data({ errors: firstErrors(sent.errors), values: [] }, { status: sent.status })
  }
  if (form.get('act') === 'delete') {
    const gone = await deleteEntry(page, form)
    if ('to' in gone) return redirect(prefix + here, 303)
    if ('errors' in gone) return data({ errors: gone.errors, values: [] }, { status: gone.status })
    return { deleted: inStep(gone.deleted, here), errors: {}, values: [] }
  }
  const saved =
    (openForm.section === 'basics' && (await saveDesiredJob(page, form))) ||
    (await saveForm(page, openForm, form))
  if ('errors' in saved) return data({ errors: saved.errors, values: saved.values }, { status: saved.status })
  return redirect(prefix + (form.has('again') || entry !== undefined ? here : next), 303)
}

interface WizardAnswer {
  deleted?: DeletedEntry
  errors: Readonly<Record<string, string>>
  values: ProfileFormValues
}

const nothing: WizardAnswer = { errors: {}, values: [] }

export default function Wizard() {
  const { head, heading, number, total, form, resume, entries, isChange, here, back, next, welcome } =
    useLoaderData<typeof loader>()
  const { deleted, ...answered }: WizardAnswer = useActionData<typeof action>() ?? nothing
  const { t, href } = usePage()
  const step = t('profile.wizardStep', { step: number, total })
  const labels = Object.fromEntries(form?.fields.map(({ name, label }) => [name, label]) ?? [])
  return (
    <div className="form-page wizard-page">
      <PageHead head={head} />
      <div className="grid gap-3">
        {back && (
          <p>
            <a className="way-back" href={href(isChange ? here : back)}>
              <BackIcon />
              {t('common.back')}
            </a>
          </p>
        )}
        <div>
          <p className="text-sm text-muted">
            {heading && `${t('profile.wizardHeading')} · `}
            {step}
          </p>
          <h1 className="text-2xl">{heading ?? t('profile.wizardHeading')}</h1>
        </div>
        {welcome && <p className="text-lg">{t('profile.welcome', { name: welcome })}</p>}
        <progress className="progress" aria-label={step} value={number} max={total} />
      </div>
      <ErrorSummary errors={answered.errors} labels={labels} />
      {deleted && <Deleted {...deleted} />}
      {entries.length > 0 && !isChange && (
        <ul className="profile-entries">
          {entries.map(({ changePath, section, ...entry }) => (
            <li key={entry.id}>
              <ProfileEntry
                entry={{ ...entry, text: null }}
                level="h2"
                section={section}
                changePath={changePath}
                path={here}
              />
            </li>
          ))}
        </ul>
      )}
      {resume ? (
        <ResumeStep {...resume} next={next} errors={answered.errors} />
      ) : form ? (
        <StepForm
          form={form}
          here={here}
          next={next}
          isChange={isChange}
          hasEntries={entries.length > 0}
          answered={answered}
        />
      ) : (
        <form method="post" className="form" data-reload>
          <p>{t('profile.wizardDone')}</p>
          <Button type="submit" look="primary">
            {t('profile.wizardFinish')}
          </Button>
        </form>
      )}
    </div>
  )
}

interface StepFormProps {
  form: FormView
  here: string
  next: string
  /** Whether it is of an entry that is there. */
  isChange: boolean
  hasEntries: boolean
  answered: WizardAnswer
}

/** A step's form. Where there are entries already, one goes on without it and opens it to add another. */
function StepForm({ form, here, next, isChange, hasEntries, answered }: StepFormProps) {
  const { t, href } = usePage()
  const key = form.idempotencyKey || form.path
  if (isChange)
    return (
      <ProfileForm
        key={key}
        form={form}
        save={t('common.save')}
        leave={{ path: here, text: t('profile.cancel') }}
        {...answered}
      />
    )
  if (!hasEntries)
    return (
      <ProfileForm
        key={key}
        form={form}
        save={t('profile.wizardNext')}
        leave={{ path: next, text: t('profile.wizardSkip') }}
        {...answered}
      >
        {form.idempotencyKey && (
          <Button type="submit" name="again" value="1">
            {t('profile.wizardAgain')}
          </Button>
        )}
      </ProfileForm>
    )
  return (
    <>
      <Disclosure
        key={key}
        summary={
          <>
            <PlusIcon />
            {t('profile.wizardAnother')}
          </>
        }
        isOpen={Object.keys(answered.errors).length > 0}
      >
        <ProfileForm
          form={form}
          save={t('common.save')}
          leave={{ path: form.path, text: t('profile.cancel') }}
          {...answered}
        >
          <input type="hidden" name="again" value="1" />
        </ProfileForm>
      </Disclosure>
      <div className="apply-send form-acts">
        <LinkButton look="primary" href={href(next)}>
          {t('profile.wizardNext')}
        </LinkButton>
      </div>
    </>
  )
}
