import { completeProfile } from '@hanap/contracts/profile.calls'
import { translator } from '@hanap/i18n/catalogues'
import { ErrorSummary } from '@hanap/shared/components/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { firstErrors } from '@hanap/shared/form-values'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page-facts'
import { headOf } from '@hanap/shared/page-head'
import { Button } from '@hanap/ui/button'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../account/remembered-act.server.ts'
import { jobsPage, leadTo } from '../account/way-back.server.ts'
import { uploadFrom } from '../resumes/act.server.ts'
import { ResumeStep } from '../resumes/resume-step.tsx'
import { takeFound } from '../resumes/take-found.server.ts'
import { ProfileForm } from './form.tsx'
import { saveForm } from './save-profile.server.ts'
import { saveWanted } from './wanted.server.ts'
import { foundPath, isLeftBlank, loadWizard, stepOf, wayOf } from './wizard.server.ts'
import texts from './wizard.tsx?texts'

/** Back to the same step after log-in. */
const logIn = ({ request }: LoaderFunctionArgs, prefix: string) => {
  const { pathname, search } = new URL(request.url)
  return redirect(logInAddress(prefix, pathname + search), 303)
}

export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw logIn(args, prefix)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('profile.wizardHeading'), isIndexed: false }),
    ...(await loadWizard(
      page,
      { step: args.params.part, id: args.params.id },
      wayOf(page, args.request.url),
    )),
    texts: textsFor(language, texts),
  }
}

/** Saves a step as it is left, or completes the profile. */
export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return logIn(args, prefix)
  const way = wayOf(page, args.request.url)
  const { asked, isFound, here, next } = stepOf(args.params.part, way)
  if (!asked) {
    const outcome = await page.call(completeProfile, {})
    if (outcome.ok) return leadTo(way ?? jobsPage(prefix), { status: 303 })
    return data({ errors: firstErrors(outcome.errors), values: [] }, { status: outcome.status })
  }
  const form = await args.request.formData()
  if (asked.section === 'resume') {
    const { id = '' } = args.params
    const refused = isFound ? await takeFound(page, id, form) : undefined
    if (refused) return data({ errors: refused.errors, values: [] }, { status: refused.status })
    if (isFound) return redirect(prefix + next, 303)
    const sent = await uploadFrom(page, form)
    if (sent.ok) return redirect(prefix + foundPath(sent.data.resume_id, way), 303)
    return data({ errors: firstErrors(sent.errors), values: [] }, { status: sent.status })
  }
  if (await isLeftBlank(page, asked, form)) return redirect(prefix + next, 303)
  const saved =
    (asked.section === 'basics' && (await saveWanted(page, form))) || (await saveForm(page, asked, form))
  if ('errors' in saved) return data({ errors: saved.errors, values: saved.values }, { status: saved.status })
  return redirect(prefix + (form.has('again') ? here : next), 303)
}

export default function Wizard() {
  const { head, heading, number, total, form, resume, entries, back, next } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>() ?? { errors: {}, values: [] }
  const { t, href } = usePage()
  const step = t('profile.wizardStep', { step: number, total })
  const labels = Object.fromEntries(form?.fields.map(({ name, label }) => [name, label]) ?? [])
  return (
    <div className="form-page">
      <PageHead head={head} />
      <div className="grid gap-3">
        <h1 className="text-2xl">{t('profile.wizardHeading')}</h1>
        <p className="text-muted">{step}</p>
        <progress className="progress" aria-label={step} value={number} max={total} />
        {back && (
          <p>
            <a href={href(back)}>{t('common.back')}</a>
          </p>
        )}
      </div>
      <ErrorSummary errors={answered.errors} labels={labels} />
      {heading && <h2 className="text-lg font-semibold">{heading}</h2>}
      {entries.length > 0 && (
        <ul className="grid gap-2">
          {entries.map(({ id, title, facts }) => (
            <li key={id}>
              <bdi className="font-semibold">{title}</bdi>
              <p className="job-facts text-muted">
                {facts.map(fact => (
                  <span key={fact}>
                    <bdi>{fact}</bdi>
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {resume ? (
        <ResumeStep {...resume} next={next} errors={answered.errors} />
      ) : form ? (
        <ProfileForm
          key={form.once || form.path}
          form={form}
          save={t('profile.wizardNext')}
          leave={{ path: next, text: t('profile.wizardSkip') }}
          {...answered}
        >
          {form.once && (
            <Button type="submit" name="again" value="1">
              {t('profile.wizardAgain')}
            </Button>
          )}
        </ProfileForm>
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
