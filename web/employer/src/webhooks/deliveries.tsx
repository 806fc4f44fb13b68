import {
  listDeliveries,
  listWebhooks,
  sendDeliveryAgain,
} from '@hanap/contracts/recruiters/programs/webhooks.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { formTexts } from '@hanap/shared/calls/form-values'
import { listPage } from '@hanap/shared/calls/list-page'
import { BackLink } from '@hanap/shared/components/back-link'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { Badge, Disclosure, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './deliveries.tsx?texts'
import { eventTexts } from './event-texts.ts'

const stateTexts = {
  waiting: 'webhooks.stateWaiting',
  delivered: 'webhooks.stateDelivered',
  failed: 'webhooks.stateFailed',
} as const
const tones = { waiting: 'warning', delivered: 'positive', failed: 'danger' } as const
const problemTexts = {
  timeout: 'webhooks.timeout',
  no_answer: 'webhooks.noAnswer',
  not_public: 'webhooks.notPublic',
  expired: 'webhooks.expired',
} as const

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const { webhooks } = answerOrRedirect(page, await page.call(listWebhooks, {}))
  const webhook = webhooks.find(({ id }) => id === args.params.webhookId)
  if (!webhook) throw data(null, { status: 404 })
  const list = await listPage(args, number =>
    page.call(listDeliveries, { params: { id: webhook.id }, query: { page: number } }),
  )
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const outcomeOf = ({ problem, status, took_ms: ms }: (typeof list.deliveries)[number]) =>
    problem === null || problem === 'status'
      ? status !== null && t('webhooks.answered', { status: String(status), ms: format.number(ms ?? 0) })
      : t(problemTexts[problem])
  const heading = t('webhooks.deliveriesTo', { host: new URL(webhook.url).host })
  return {
    head: headOf(page, t('employer.title'), { title: heading, isIndexed: false }),
    heading,
    backHref: `${prefix}/company/webhooks`,
    deliveries: list.deliveries.map(delivery => ({
      id: delivery.id,
      event: t(eventTexts[delivery.event]),
      state: t(stateTexts[delivery.state]),
      tone: tones[delivery.state],
      outcome: outcomeOf(delivery) || null,
      attempts: delivery.attempts === 0 ? null : t('webhooks.attempts', { count: delivery.attempts }),
      next:
        delivery.due_at === null || delivery.attempts === 0
          ? null
          : t('webhooks.nextAttempt', { when: unbroken(format.dateTime(delivery.due_at)) }),
      when: unbroken(format.dateTime(delivery.created_at)),
      at: delivery.created_at,
      body: delivery.body,
      answer: delivery.answer,
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Sends one once more. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { delivery = '' } = formTexts(await args.request.formData())
  const id = args.params.webhookId ?? ''
  const outcome = await page.call(sendDeliveryAgain, { params: { id, deliveryId: delivery } })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return redirect(`${factsOf(page).prefix}/company/webhooks/${id}`, 303)
}

/** What a webhook told, and what was answered. */
export default function Deliveries() {
  const { head, heading, backHref, deliveries, page, pages } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={backHref}>{t('webhooks.back')}</BackLink>
      <h1 className="text-2xl wrap-anywhere">{heading}</h1>
      {deliveries.length === 0 ? (
        <EmptyState title={t('webhooks.emptyTitle')}>
          <p>{t('webhooks.emptyText')}</p>
        </EmptyState>
      ) : (
        <ol className="card divide-y divide-line">
          {deliveries.map(delivery => (
            <Delivery key={delivery.id} {...delivery} />
          ))}
        </ol>
      )}
      <ListPages page={page} pages={pages} query={{}} />
    </div>
  )
}

type DeliveryProps = ReturnType<typeof useLoaderData<typeof loader>>['deliveries'][number]

function Delivery({
  id,
  event,
  state,
  tone,
  outcome,
  attempts,
  next,
  when,
  at,
  body,
  answer,
}: DeliveryProps) {
  const { t, format } = usePage()
  return (
    <li className="delivery">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{event}</strong>
        <Badge tone={tone}>{state}</Badge>
      </p>
      <p className="delivery-facts text-sm text-muted">
        <time dateTime={at}>{when}</time>
        {attempts && <span className="delivery-attempts">{attempts}</span>}
        <span className="delivery-answer">
          {outcome && <span>{outcome}</span>}
          {next && <span>{next}</span>}
        </span>
      </p>
      <div className="delivery-texts disclosure-minor">
        <Shown label={t('webhooks.body')} text={body} />
        {answer && <Shown label={t('webhooks.answer')} text={answer} />}
      </div>
      <Form method="post">
        <input type="hidden" name="delivery" value={id} />
        <Button
          type="submit"
          size="small"
          aria-label={t('resumes.labelled', {
            label: t('webhooks.again'),
            value: format.series([event, when]),
          })}
        >
          {t('webhooks.again')}
        </Button>
      </Form>
    </li>
  )
}

function Shown({ label, text }: { label: string; text: string }) {
  return (
    <Disclosure summary={label}>
      <pre dir="ltr" className="pb-2 whitespace-pre-wrap text-sm">
        {text}
      </pre>
    </Disclosure>
  )
}
