import type { PageContext } from '@hanap/contracts/page'
import { originOfMarket } from './page-facts.ts'

/** Absolute address of the picture that others show beside a link to a page; without words, one for ten languages. */
export const socialCard = (page: PageContext): string =>
  new URL(`${page.assetsUrl}/jobseeker/icons/social-card.png`, originOfMarket(page)).href
