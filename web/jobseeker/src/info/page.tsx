import { translator } from '@hanap/i18n/catalogues'
import type { MessagePart } from '@hanap/i18n/message'
import { PageHead } from '@hanap/shared/components/page-head'
import { RichText } from '@hanap/shared/components/rich-text'
import type { Head } from '@hanap/shared/page/head'
import { factsOf, notFound, pageOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ConsentForm, type ConsentView } from '../consent/consent-form.tsx'
import { consentView } from '../consent/consent-view.server.ts'
import { saveChoice } from '../consent/save-choice.server.ts'
import { infoDocuments } from './documents.ts'
import { SlashKey } from './slash-key.tsx'

interface InfoView {
  head: Head
  title: string
  lead: string
  parts: { heading: string; text: readonly MessagePart[]; anchor?: string }[]
  consent?: ConsentView
  link?: { label: string; href: string }
  slashKey?: { heading: string; label: string }
  contact: readonly MessagePart[]
  mailto: string
}

/** The texts are long and read on one page alone: they come as texts, not as messages. */
export const loader = (args: LoaderFunctionArgs): InfoView => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const path = new URL(args.request.url).pathname.replace(/\.data$/, '')
  const document = infoDocuments.find(each => path.endsWith(each.path))
  if (!document) throw notFound()
  const t = translator(language)
  const email = page.supportEmail
  const consent = document.path === '/cookies' ? consentView(page, args.request) : undefined
  return {
    head: headOf(page, t('common.brand'), {
      title: t(document.title),
      description: t(document.lead),
      pathIn: () => document.path,
      pathElsewhere: document.path,
    }),
    title: t(document.title),
    lead: t(document.lead),
    parts: document.parts.map(([heading, text, anchor]) => ({
      heading: t(heading),
      text: t.parts(text, { email }),
      ...(anchor && { anchor }),
    })),
    ...(consent && { consent }),
    ...(document.path === '/help' && {
      link: { label: t('feedback.link'), href: `${prefix}/feedback` },
      slashKey: { heading: t('help.keysHeading'), label: t('help.slashKey') },
    }),
    contact: t.parts('legal.contact', { email }),
    mailto: `mailto:${email}`,
  }
}

/** Takes the form of the cookie policy's page, and the question that other pages ask. */
export const action = (args: ActionFunctionArgs) => saveChoice(pageOf(args), args.request)

export default function InfoPage() {
  const view: InfoView = useLoaderData<typeof loader>()
  const links = { mail: view.mailto }
  return (
    <div className="mx-auto grid max-w-prose gap-8 px-4 py-10">
      <PageHead head={view.head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{view.title}</h1>
        <p className="text-lg text-muted">{view.lead}</p>
      </div>
      {view.parts.map(({ heading, text, anchor }) => (
        <section key={heading} id={anchor} className="grid gap-2">
          <h2 className="text-lg">{heading}</h2>
          <p>
            <RichText parts={text} links={links} />
          </p>
        </section>
      ))}
      {view.consent && <ConsentForm view={view.consent} />}
      {view.link && (
        <p>
          <a href={view.link.href}>{view.link.label}</a>
        </p>
      )}
      {view.slashKey && <SlashKey {...view.slashKey} />}
      <p className="text-muted">
        <RichText parts={view.contact} links={links} />
      </p>
    </div>
  )
}
