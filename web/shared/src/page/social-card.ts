import type { PageContext } from '@hanap/contracts/page'

/** Absolute address of the picture that others show beside a link to a page; without words, one for ten languages. */
export const socialCard = ({ assetsUrl, origin }: PageContext): string =>
  new URL(`${assetsUrl}/jobseeker/icons/social-card.png`, origin).href
