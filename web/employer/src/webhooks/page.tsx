import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  webhookEvents,
} from '@hanap/contracts/recruiters/programs/webhooks.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { useChoiceErrors } from '@hanap/shared/components/forms/use-choice-errors'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { TextField } from '@hanap/ui/field'
import { Badge } from '@hanap/ui/surface'
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
import { DangerAct } from '../company/danger-act.tsx'
import { ShownOnce } from '../company/shown-once.tsx'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { eventTexts } from './event-texts.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const { webhooks } = answerOrRedirect(page, await page.call(listWebhooks, {}))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('employer.title'), { title: t('webhooks.heading'), isIndexed: false }),
    webhooks: webhooks.map(({ id, url, events, last_delivered_at, failing_since, waiting_num }) => ({
      id,
      url,
      events: events.map(event => t(eventTexts[event])),
      delivered:
        last_delivered_at === null
          ? t('webhooks.neverDelivered')
          : t('webhooks.lastDelivered', { when: unbroken(format.dateTime(last_delivered_at)) }),
      failing:
        failing_since === null
          ? null
          : t('webhooks.failingSince', { when: unbroken(format.dateTime(failing_since)) }),
      waiting: waiting_num === 0 ? null : t('webhooks.waiting', { count: waiting_num }),
      deliveriesHref: `${prefix}/company/webhooks/${id}`,
    })),
    texts: textsFor(language, texts),
  }
}

/** Makes a webhook, whose secret is in this answer alone, or deletes one. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const form = await args.request.formData()
  const { intent, id = '', url = '' } = formTexts(form)
  if (intent === 'delete') {
    const outcome = await page.call(deleteWebhook, { params: { id } })
    if (!outcome.ok && outcome.status !== 404) throw data(null, { status: outcome.status })
    return redirect(`${factsOf(page).prefix}/company/webhooks`, 303)
  }
  const events = webhookEvents.filter(event => form.getAll('events').includes(event))
  const outcome = await page.call(createWebhook, { body: { url: url.trim(), events } })
  if (outcome.ok)
    return data({
      secret: outcome.data.secret,
      url: '',
      events: [] as string[],
      errors: {} as Record<string, string>,
    })
  const errors: Record<string, string> =
    outcome.code === 'too_many_webhooks' ? { url: outcome.message } : firstErrors(outcome.errors)
  return data({ secret: null, url, events: events as string[], errors }, { status: outcome.status })
}

/** Where programs of the company are told what happened. */
export default function Webhooks() {
  const { head, webhooks } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/company')}>{t('employer.company')}</BackLink>
      <h1 className="text-2xl">{t('webhooks.heading')}</h1>
      <div className="desk">
        <div className="desk-main">
          {acted?.secret && (
            <ShownOnce
              heading={t('webhooks.madeHeading')}
              text={t('webhooks.madeText')}
              secret={acted.secret}
            />
          )}
          {webhooks.length > 0 && (
            <ul className="grid gap-3">
              {webhooks.map(webhook => (
                <Webhook key={webhook.id} {...webhook} />
              ))}
            </ul>
          )}
          <NewWebhook key={acted?.secret ?? 'new'} />
        </div>
        <div className="desk-sheet desk-part text-sm">
          <p className="text-muted">{t('webhooks.intro')}</p>
          <p>
            <a className="lone" href="/api/docs/employers#webhooks" data-reload>
              {t('webhooks.docs')}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

type WebhookProps = ReturnType<typeof useLoaderData<typeof loader>>['webhooks'][number]

function Webhook({ id, url, events, delivered, failing, waiting, deliveriesHref }: WebhookProps) {
  const { t } = usePage()
  return (
    <li className="webhook card px-5 py-4 wrap-anywhere">
      <div className="grid content-start gap-2">
        <h2 className="text-base font-semibold">
          <bdi dir="ltr">{url}</bdi>
        </h2>
        <p className="flex flex-wrap gap-2">
          {events.map(event => (
            <Badge key={event}>{event}</Badge>
          ))}
        </p>
        {failing && <p className="text-sm text-danger">{failing}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{delivered}</span>
          {waiting && <span>{waiting}</span>}
        </p>
      </div>
      <div className="webhook-acts">
        <LinkButton
          size="small"
          href={deliveriesHref}
          aria-label={t('resumes.labelled', { label: t('webhooks.deliveries'), value: url })}
        >
          {t('webhooks.deliveries')}
        </LinkButton>
        <DangerAct
          intent="delete"
          id={id}
          label={t('webhooks.delete')}
          of={url}
          text={t('webhooks.deleteText')}
        />
      </div>
    </li>
  )
}

function NewWebhook() {
  const acted = useActionData<typeof action>()
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const errors = useChoiceErrors(acted?.errors ?? {}, {
    some: { events: webhookEvents.map(event => t(eventTexts[event])) },
  })
  return (
    <section className="card p-5">
      <Form method="post" className="form" noValidate>
        <h2 className="text-lg">{t('webhooks.newHeading')}</h2>
        <ErrorSummary errors={errors} labels={{ url: t('webhooks.url'), events: t('webhooks.events') }} />
        <TextField
          name="url"
          type="url"
          label={t('webhooks.url')}
          help={t('webhooks.urlHelp')}
          dir="ltr"
          autoComplete="off"
          maxLength={2000}
          defaultValue={acted?.url ?? ''}
          error={errors.url}
          required
        />
        <CheckGroup
          legend={t('webhooks.events')}
          name="events"
          options={webhookEvents.map(event => ({
            value: event,
            label: t(eventTexts[event]),
            isChosen: acted?.events.includes(event) ?? false,
          }))}
          error={errors.events}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('webhooks.create')}
        </Button>
      </Form>
    </section>
  )
}
