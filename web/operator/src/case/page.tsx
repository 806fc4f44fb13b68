import {
  claimCase,
  decideCase,
  releaseCase,
  verdictReasons,
  verdicts,
} from '@hanap/contracts/operators/cases.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { LinkButton } from '@hanap/ui/button'
import { ArrowIcon } from '@hanap/ui/icon'
import { Badge, Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { throughGate } from '../account/answer-or-log-in.server.ts'
import { caseKindOf, caseTexts, severityTexts } from '../acts/case-texts.ts'
import { CaseClaim } from './case-claim.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import { DecisionForm } from './decision-form.tsx'
import { loadCase } from './load-case.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const isDecided = new URL(args.request.url).searchParams.has('decided')
  const view = await loadCase(page, args.params, args.request)
  return data(
    { ...view, isDecided, texts: textsFor(language, texts) },
    { status: view.open === null && !isDecided ? 404 : 200 },
  )
}

const chosenOf = (form: Record<string, string>) => ({
  verdict: form.verdict ?? '',
  reason: form.reason ?? '',
  words: form.words ?? '',
})

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const kind = caseKindOf(args.params.kind ?? '')
  const id = args.params.id ?? ''
  if (!kind) throw notFound()
  const params = { kind, id }
  const form = formTexts(await args.request.formData())
  const here = `${prefix}/cases/${kind}/${id}`
  if (form.intent !== 'decide') {
    const outcome =
      form.intent === 'release'
        ? await page.call(releaseCase, { params })
        : await page.call(claimCase, { params, body: {} })
    throughGate<unknown>(page, outcome, args.request)
    if (outcome.ok) return redirect(form.intent === 'release' ? prefix || '/' : here, 303)
    return data({ errors: { error: outcome.message }, chosen: chosenOf({}) }, { status: outcome.status })
  }
  const chosen = chosenOf(form)
  const verdict = verdicts.find(each => each === chosen.verdict)
  const reason = verdictReasons.find(each => each === chosen.reason)
  if (!verdict || !reason) {
    const text = translator(language)('errors.invalid_choice')
    const errors = { ...(!verdict && { verdict: text }), ...(!reason && { reason: text }) }
    return data({ errors, chosen }, { status: 422 })
  }
  const outcome = await page.call(decideCase, { params, body: { verdict, reason, words: chosen.words } })
  throughGate(page, outcome, args.request)
  if (outcome.ok) return redirect(`${here}?decided`, 303)
  const errors = firstErrors(outcome.errors)
  return data(
    { errors: Object.keys(errors).length > 0 ? errors : { error: outcome.message }, chosen },
    { status: outcome.status },
  )
}

/** One case: what is known, and the form that decides on it. */
export default function CasePage() {
  const { head, kind, open, isDecided } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t, href } = usePage()
  if (!open)
    return (
      <div className="operator-page justify-items-start">
        <PageHead head={head} />
        <h1 className="text-2xl">{t(caseTexts[kind])}</h1>
        <Callout tone={isDecided ? 'plain' : 'warning'}>
          <p role="status">{isDecided ? t('operator.decided') : t('errors.case_decided')}</p>
        </Callout>
        <LinkButton look="primary" href={href('/')}>
          {t('operator.backToQueue')}
        </LinkButton>
      </div>
    )
  return (
    <div className="operator-page">
      <PageHead head={head} />
      <header className="case-head">
        <BackLink href={href('/')}>{t('operator.backToQueue')}</BackLink>
        <div className="case-title">
          <h1 className="text-2xl wrap-anywhere">
            <bdi>{open.title}</bdi>
          </h1>
          <p className={`case-row-kind severity-${open.severity}`}>
            <span className="severity-word">{t(severityTexts[open.severity])}</span>
            <Badge>{t(caseTexts[kind])}</Badge>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <time dateTime={open.sinceAt}>{t('operator.waitingSince', { date: open.since })}</time>
            <span>{open.age}</span>
          </p>
        </div>
        <CaseClaim claim={open.claim} />
      </header>
      <div className="case-columns">
        <div className="min-w-0">
          <div className="grid min-w-0 gap-5">
            <CaseEvidence kind={kind} view={open} />
          </div>
          <p className="case-jump">
            <LinkButton href="#decision" data-reload>
              {t('operator.goToDecision')}
              <ArrowIcon className="case-jump-mark" />
            </LinkButton>
          </p>
        </div>
        <aside id="decision" className="card grid gap-4 p-4" aria-label={t('operator.decision')}>
          <DecisionForm
            kind={kind}
            verdicts={open.verdicts}
            reasons={open.reasons}
            errors={result?.errors ?? {}}
            chosen={result?.chosen ?? {}}
          />
        </aside>
      </div>
    </div>
  )
}
