import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage, questionsPage } from '@hanap/shared/page/structured-data'
import { Button, LinkButton } from '@hanap/ui/button'
import { SelectField } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { EmployerRouteHandle } from '../header/route-handle.ts'
import { loadHire } from './load-hire.server.ts'
import texts from './page.tsx?texts'
import { benefits, questions } from './parts.ts'
import { Picture } from './picture.tsx'

export const handle: EmployerRouteHandle = { isIndexed: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (page.user) throw redirect(prefix || '/')
  const view = await loadHire(page, new URL(args.request.url).searchParams.get('country'))
  const t = translator(language)
  describePage(
    args,
    questionsPage(questions.map(([question, answer]) => ({ question: t(question), answer: t(answer) }))),
  )
  return { ...view, texts: textsFor(language, texts) }
}

/** What somebody finds here who hires and has no account yet. */
export default function Hire() {
  const { head } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <>
      <PageHead head={head} />
      <section className="hire-cover">
        <div className="hire-row">
          <div className="hire-words">
            <h1 className="display">{t('hire.heading')}</h1>
            <p className="text-lg">{t('hire.lead')}</p>
            <Ways />
          </div>
          <Picture />
        </div>
      </section>
      <div className="hire">
        <Figures />
        <section className="grid gap-4">
          <h2 className="text-xl">{t('hire.getHeading')}</h2>
          <ul className="hire-benefits">
            {benefits.map(([name, text]) => (
              <li key={name} className="card">
                <h3>{t(name)}</h3>
                <p className="text-muted">{t(text)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="hire-questions">
          <h2 className="text-xl">{t('hire.questionsHeading')}</h2>
          {questions.map(([question, answer]) => (
            <Disclosure key={question} summary={t(question)}>
              <p>{t(answer)}</p>
            </Disclosure>
          ))}
        </section>
      </div>
      <section className="hire-cover">
        <div className="hire-end">
          <h2 className="text-xl">{t('hire.endHeading')}</h2>
          <Ways />
        </div>
      </section>
    </>
  )
}

function Ways() {
  const { signUpHref } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="grid gap-2">
      <p className="hire-ways">
        <LinkButton look="primary" href={signUpHref}>
          {t('ads.post')}
        </LinkButton>
        <a href={href('/log-in')}>{t('common.logIn')}</a>
      </p>
      <p className="hire-cost">{t('hire.cost')}</p>
    </div>
  )
}

function Figures() {
  const { figures, notes, country, countries } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <section className="grid gap-4">
      <div className="hire-market">
        <h2 className="text-xl">{t('hire.figuresHeading')}</h2>
        <form action={href('/hire')} data-reload>
          <SelectField key={country} name="country" label={t('common.country')} defaultValue={country}>
            {countries.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{t('hire.show')}</Button>
        </form>
      </div>
      <dl className="hire-figures">
        {figures.map(({ key, value, text }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map(note => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
    </section>
  )
}
