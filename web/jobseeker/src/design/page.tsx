import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { Chip } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import ownStylesheet from '../own.css?url'
import { AccountParts } from './account-parts.tsx'
import { Buttons, ChoiceControls, Fields } from './controls.tsx'
import { Icons } from './icons.tsx'
import { Lens } from './lens.tsx'
import { loadDesign } from './load-design.server.ts'
import { Motion } from './motion.tsx'
import { Overlays } from './overlays.tsx'
import texts from './page.tsx?texts'
import { schemes, TITLE } from './schemes.ts'
import { States, Surfaces } from './surfaces.tsx'
import { Colours, Corners } from './tokens.tsx'
import { TypeScale } from './type.tsx'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = loadDesign(page, new URL(args.request.url).searchParams)
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

/** The system as it is: every component in every state, with what each is for. In development only. */
export default function DesignPage() {
  const { head, scheme, dir, isTurned, prefix, ...view } = useLoaderData<typeof loader>()
  const { t, format, assetsUrl } = usePage()
  const at = (chosen: string | null, turned: boolean, language = prefix) => {
    const query = new URLSearchParams({ ...(chosen && { scheme: chosen }), ...(turned && { turned: '1' }) })
    return `${language}/design${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <div className={scheme ? `in-${scheme}` : undefined} dir={dir} data-reload>
      <link rel="stylesheet" href={assetsUrl + ownStylesheet} precedence="own" />
      <link rel="stylesheet" href="/design/styles.css" precedence="design" />
      <div className="mx-auto grid max-w-page gap-5 px-4 py-5 sm:gap-10 sm:py-10">
        <PageHead head={head} />
        <header className="grid gap-4">
          <h1 className="justify-self-start text-2xl" lang="en" dir="ltr">
            {TITLE}
          </h1>
          <ul className="flex flex-wrap gap-2">
            {view.languages.map(({ slug, tag, name }) => (
              <li key={tag} lang={tag}>
                <Chip href={at(scheme, isTurned, `/${slug}`)}>{name}</Chip>
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-2" lang="en">
            {[null, ...schemes].map(name => (
              <li key={name}>
                <Chip href={at(name, isTurned)} isOn={scheme === name}>
                  {name ?? 'as the visitor’s'}
                </Chip>
              </li>
            ))}
            <li>
              <Chip href={at(scheme, !isTurned)} isOn={isTurned}>
                turned round
              </Chip>
            </li>
          </ul>
        </header>
        <Colours tokens={view.tokens} />
        <Corners />
        <TypeScale title={t('search.what')} scripts={view.scripts} />
        <Buttons />
        <Fields />
        <ChoiceControls />
        <Surfaces />
        <Overlays />
        <AccountParts />
        <Lens numberOf={format.number} />
        <Icons fields={view.fields} benefitNames={view.benefitNames} />
        <States />
        <Motion />
      </div>
    </div>
  )
}
