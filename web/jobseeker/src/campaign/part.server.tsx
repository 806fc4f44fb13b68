import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'
import { renderToStaticMarkup } from 'react-dom/server'
import { campaignIn, trackerIn } from './parameters.ts'
import reportScript from './report.ts?worker&url'

/** The script of a page whose address names a campaign or a tracker; nothing for any other. */
export const campaignPart = (page: PageContext, { searchParams }: URL): string => {
  if (!campaignIn(searchParams) && !trackerIn(searchParams)) return ''
  const { marketId, languageId } = factsOf(page)
  return renderToStaticMarkup(
    <script defer src={page.assetsUrl + reportScript} data-market={marketId} data-language={languageId} />,
  )
}
