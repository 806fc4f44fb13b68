import { translator } from '@hanap/i18n/catalogues'
import type { MessagePart } from '@hanap/i18n/message'
import type { Translate } from '@hanap/i18n/translate'
import { PageHead } from '@hanap/shared/components/page-head'
import { RichText } from '@hanap/shared/components/rich-text'
import type { Head } from '@hanap/shared/page/head'
import { factsOf, notFound, pageOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { describePage, questionsPage } from '@hanap/shared/page/structured-data'
import type { ReactNode } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ConsentForm, type ConsentView } from '../consent/consent-form.tsx'
import { consentView } from '../consent/consent-view.server.ts'
import { saveChoice } from '../consent/save-choice.server.ts'
import { type InfoDocument, infoDocuments } from './documents.ts'
import { SlashKey } from './slash-key.tsx'

interface InfoPartView {
  heading: string
  text: readonly MessagePart[]
  anchor: string
}

interface InfoView {
  head: Head
  title: string
  lead: string
  groups: { heading: string; anchor: string; parts: InfoPartView[] }[]
  parts: InfoPartView[]
  contents: { label: string; links: { text: string; href: string }[] }
  consent?: ConsentView
  link?: { label: string; href: string }
  slashKey?: { heading: string; label: string }
  /** Where the page itself does not end with how to write to the operator. */
  contact?: readonly MessagePart[]
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
  const isHelp = document.path === '/help'
  const email = page.supportEmail
  /** What pages are called, where a text leads to them. */
  const names = {
    email,
    alert: t('alerts.get'),
    short: t('alerts.getShort'),
    settings: t('security.settingsHeading'),
    resumes: t('resumes.heading'),
    forgot: t('security.forgotLink'),
  }
  const partsOf = (list: typeof document.parts, at: string): InfoPartView[] =>
    list.map(([heading, text, anchor = `${at}-${heading.slice(heading.indexOf('.') + 1)}`]) => ({
      heading: t(heading),
      text: t.parts(text, names),
      anchor,
    }))
  const groups = (document.groups ?? []).map(({ heading, parts: list }, at) => ({
    heading: t(heading),
    anchor: `part-${at + 1}`,
    parts: partsOf(list, 'answer'),
  }))
  const parts = partsOf(document.parts, 'part')
  describePage(
    args,
    isHelp
      ? questionsPage(questionsIn(document, t, names))
      : { '@type': 'WebPage', name: t(document.title), description: t(document.lead) },
  )
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
    groups,
    parts,
    contents: {
      label: t('help.contents'),
      links: [...groups, ...parts].map(({ heading, anchor: name }) => ({ text: heading, href: `#${name}` })),
    },
    ...(consent && { consent }),
    ...(isHelp
      ? {
          link: { label: t('feedback.link'), href: `${prefix}/feedback` },
          slashKey: { heading: t('help.keysHeading'), label: t('help.slashKey') },
        }
      : { contact: t.parts('legal.contact', { email }) }),
    mailto: `mailto:${email}`,
  }
}

/** Those of its parts that are questions. */
const questionsIn = ({ groups = [] }: InfoDocument, t: Translate, names: Readonly<Record<string, string>>) =>
  groups.flatMap(({ parts }) =>
    parts.map(([question, answer]) => ({
      question: t(question),
      answer: t(answer, names).replace(/<[^>]*>/g, ''),
    })),
  )

/** Takes the form of the cookie policy's page, and the question that other pages ask. */
export const action = (args: ActionFunctionArgs) => saveChoice(pageOf(args), args.request)

export default function InfoPage() {
  const view: InfoView = useLoaderData<typeof loader>()
  const links = { mail: view.mailto }
  return (
    <div className="info-page">
      <PageHead head={view.head} />
      <header className="grid gap-2">
        <h1 className="text-2xl">{view.title}</h1>
        <p className="text-lg text-muted">{view.lead}</p>
      </header>
      <nav className="info-contents" aria-label={view.contents.label}>
        <ul>
          {view.contents.links.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="info-parts">
        {view.groups.map(({ heading, anchor, parts }, at) => (
          <section key={anchor} id={anchor} className="grid gap-5">
            <h2 className="text-xl">{heading}</h2>
            {parts.map(part => (
              <Part key={part.anchor} part={part} links={links} heading="h3" />
            ))}
            {/* The last is about the device. */}
            {at === view.groups.length - 1 && view.slashKey && <SlashKey {...view.slashKey} />}
          </section>
        ))}
        {view.parts.map(part => (
          <Part
            key={part.anchor}
            part={part}
            links={links}
            heading="h2"
            size={view.groups.length > 0 ? 'text-xl' : 'text-lg'}
          >
            {view.link && (
              <p>
                <a className="lone" href={view.link.href}>
                  {view.link.label}
                </a>
              </p>
            )}
          </Part>
        ))}
        {view.consent && <ConsentForm view={view.consent} />}
        {view.contact && (
          <p className="text-muted">
            <RichText parts={view.contact} links={links} />
          </p>
        )}
      </div>
    </div>
  )
}

interface PartProps {
  part: InfoPartView
  links: Record<string, string>
  heading: 'h2' | 'h3'
  /** As large as what stands beside it. */
  size?: 'text-lg' | 'text-xl'
  children?: ReactNode
}

function Part({
  part: { heading, text, anchor },
  links,
  heading: Heading,
  size = 'text-lg',
  children,
}: PartProps) {
  return (
    <section id={anchor} className="grid gap-1">
      <Heading className={size}>{heading}</Heading>
      <p>
        <RichText parts={text} links={links} />
      </p>
      {children}
    </section>
  )
}
