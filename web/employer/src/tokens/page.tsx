import {
  createToken,
  listTokens,
  revokeToken,
  tokenScopes,
} from '@hanap/contracts/recruiters/programs/tokens.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { useChoiceErrors } from '@hanap/shared/components/forms/use-choice-errors'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
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
import texts from './page.tsx?texts'

const scopeTexts = { jobs: 'tokens.scopeJobs', applications: 'tokens.scopeApplications' } as const

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  const { tokens } = answerOrRedirect(page, await page.call(listTokens, {}))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('employer.title'), { title: t('tokens.heading'), isIndexed: false }),
    tokens: tokens.map(({ id, name, scopes, hint, member, created_at, last_used_at }) => ({
      id,
      name,
      hint,
      scopes: scopes.map(scope => t(scopeTexts[scope])),
      made: t('tokens.made', {
        name: personName(member.first_name, member.last_name),
        date: format.date(created_at),
      }),
      used:
        last_used_at === null
          ? t('tokens.neverUsed')
          : t('tokens.used', { when: format.dateTime(last_used_at) }),
    })),
    texts: textsFor(language, texts),
  }
}

/** Makes a token, whose secret is in this answer alone, or ends one. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const form = await args.request.formData()
  const { intent, id = '', name = '' } = formTexts(form)
  if (intent === 'revoke') {
    const outcome = await page.call(revokeToken, { params: { id } })
    if (!outcome.ok && outcome.status !== 404) throw data(null, { status: outcome.status })
    return redirect(`${factsOf(page).prefix}/company/tokens`, 303)
  }
  const scopes = tokenScopes.filter(scope => form.getAll('scopes').includes(scope))
  const outcome = await page.call(createToken, { body: { name, scopes } })
  if (outcome.ok)
    return data({
      made: { name: outcome.data.token.name, secret: outcome.data.secret },
      name: '',
      scopes: [] as string[],
      errors: {} as Record<string, string>,
    })
  const errors: Record<string, string> =
    outcome.code === 'too_many_tokens' ? { name: outcome.message } : firstErrors(outcome.errors)
  return data({ made: null, name, scopes: scopes as string[], errors }, { status: outcome.status })
}

/** With what programs act for the company. */
export default function Tokens() {
  const { head, tokens } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/company')}>{t('employer.company')}</BackLink>
      <h1 className="text-2xl">{t('tokens.heading')}</h1>
      <div className="desk">
        <div className="desk-main">
          {acted?.made && (
            <ShownOnce
              heading={t('tokens.madeHeading', { name: acted.made.name })}
              text={t('tokens.madeText')}
              secret={acted.made.secret}
            />
          )}
          {tokens.length > 0 && (
            <ul className="grid gap-3">
              {tokens.map(token => (
                <Token key={token.id} {...token} />
              ))}
            </ul>
          )}
          <NewToken key={acted?.made?.secret ?? 'new'} />
        </div>
        <div className="desk-sheet desk-part text-sm">
          <p className="text-muted">{t('tokens.intro')}</p>
          <p>
            <a className="lone" href="/api/docs/employers" data-reload>
              {t('tokens.docs')}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

type TokenProps = ReturnType<typeof useLoaderData<typeof loader>>['tokens'][number]

function Token({ id, name, hint, scopes, made, used }: TokenProps) {
  const { t } = usePage()
  return (
    <li className="card grid gap-2 px-5 py-4 wrap-anywhere">
      <h2 className="text-base font-semibold">
        <bdi>{name}</bdi>
      </h2>
      <p className="flex flex-wrap gap-2">
        {scopes.map(scope => (
          <Badge key={scope}>{scope}</Badge>
        ))}
        <code dir="ltr">…{hint}</code>
      </p>
      <p className="text-sm text-muted">{made}</p>
      <p className="text-sm text-muted">{used}</p>
      <DangerAct intent="revoke" id={id} label={t('tokens.revoke')} of={name} text={t('tokens.revokeText')} />
    </li>
  )
}

function NewToken() {
  const acted = useActionData<typeof action>()
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const errors = useChoiceErrors(acted?.errors ?? {}, {
    some: { scopes: tokenScopes.map(scope => t(scopeTexts[scope])) },
  })
  return (
    <section className="card p-5">
      <Form method="post" className="form" noValidate>
        <h2 className="text-lg">{t('tokens.newHeading')}</h2>
        <ErrorSummary errors={errors} labels={{ name: t('tokens.name'), scopes: t('tokens.scopes') }} />
        <TextField
          name="name"
          label={t('tokens.name')}
          help={t('tokens.nameHelp')}
          dir="auto"
          autoComplete="off"
          maxLength={100}
          defaultValue={acted?.name ?? ''}
          error={errors.name}
          required
        />
        <CheckGroup
          legend={t('tokens.scopes')}
          name="scopes"
          options={tokenScopes.map(scope => ({
            value: scope,
            label: t(scopeTexts[scope]),
            isChosen: acted?.scopes.includes(scope) ?? false,
          }))}
          error={errors.scopes}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('tokens.create')}
        </Button>
      </Form>
    </section>
  )
}
