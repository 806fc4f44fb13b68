import type { PageContext } from '@hanap/contracts/page'
import { INFO_KEY } from './return-path.ts'

/** Where log-in leads, also as the browser's router asks for it. */
const LANDING = /\/onsite-job(\.data)?$/

/**
 * Address of `info.tsx`'s module for a page that needs it: any that a seeker in Singapore returns to from Singpass,
 * and where log-in leads. An import would put its script into every page's.
 */
export const singpassPart = async (
  { user, market }: PageContext,
  { url }: Request,
): Promise<string | undefined> => {
  const { pathname, searchParams } = new URL(url)
  const isWanted = searchParams.has(INFO_KEY) || LANDING.test(pathname)
  if (!user || market !== 'sg' || !isWanted) return undefined
  const { assets } = await import('virtual:react-router/server-build')
  return assets.routes['singpass/info']?.module
}
