import type { PageContext } from '@hanap/contracts/page'

/** Address of `live.tsx`'s module, for the pages of signed-in people alone: an import would put it into everybody's. */
export const updatesPart = async ({ user }: PageContext): Promise<string | undefined> => {
  if (!user) return undefined
  const { assets } = await import('virtual:react-router/server-build')
  return assets.routes['notifications/live']?.module
}
