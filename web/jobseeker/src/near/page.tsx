import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { Button } from '@hanap/ui/button'
import { SelectField } from '@hanap/ui/field'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadNear } from './load-near.server.ts'
import type { NearView } from './near-view.ts'
import texts from './page.tsx?texts'
import { UseMyLocation } from './use-my-location.tsx'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = loadNear(page, new URL(args.request.url).searchParams)
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

/** Jobs around a place: the browser's, asked for after a press, or one that is chosen, which works without script. */
export default function NearPage() {
  const view: NearView = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="form-page" data-router="idle">
      <PageHead head={view.head} />
      <h1 className="text-2xl">{t('search.nearTitle')}</h1>
      {view.query && (
        <p className="text-lg first-letter:uppercase">{t('search.titleKeyword', { keyword: view.query })}</p>
      )}
      <UseMyLocation view={view} />
      <form action={href('/near-me')} className="form mt-4 border-t border-line pt-8">
        <h2 className="text-xl">{t('search.nearChoose')}</h2>
        {view.search && <input type="hidden" name="search" value={view.search} />}
        <SelectField name="place" label={t('search.nearPlace')} required defaultValue="">
          <option value="">{t('search.wherePlaceholder')}</option>
          {view.regions.map(([name, places]) => (
            <optgroup key={name} label={name}>
              {places.map(([id, place]) => (
                <option key={id} value={id}>
                  {place}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField name="radius" label={t('search.nearRadius')} defaultValue={view.radius}>
          {view.radii.map(([km, label]) => (
            <option key={km} value={km}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('search.nearShow')}</Button>
      </form>
    </div>
  )
}
