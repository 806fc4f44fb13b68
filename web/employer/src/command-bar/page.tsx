import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PathIcon } from '../icons/path-icon.tsx'
import { groupTexts } from './group-texts.ts'
import { loadCommands } from './load-commands.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const query = (new URL(args.request.url).searchParams.get('query') ?? '').trim().slice(0, 100)
  return {
    head: headOf(page, t('employer.title'), { title: t('commands.heading'), isIndexed: false }),
    query,
    groups: await loadCommands(page, query),
    texts: textsFor(language, texts),
  }
}

/** What the command bar has, as a page. */
export default function Commands() {
  const { head, query, groups } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('commands.heading')}</h1>
      <form action={href('/go')} className="command-search">
        <TextField
          name="query"
          type="search"
          label={t('commands.label')}
          defaultValue={query}
          maxLength={100}
          dir="auto"
          data-search=""
        />
        <Button type="submit">{t('commands.submit')}</Button>
      </form>
      {groups.length === 0 && <EmptyState title={t('commands.none')} drawing="nothing-found" />}
      <div className="command-groups">
        {groups.map(([group, commands]) => (
          <section key={group} className="card grid content-start gap-1 p-4">
            <h2 className="text-base">{t(groupTexts[group])}</h2>
            <ul>
              {commands.map(({ path, text, note }) => (
                <li key={path}>
                  <a href={href(path)} className="command-line">
                    <PathIcon path={path} />
                    <bdi>{text}</bdi> {note && <bdi className="command-note">{note}</bdi>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
