import type { SiteAddress } from '../../modules/notifications/index.ts'
import type { Settings } from './settings.ts'

/** Addresses of the sites as links in mails have them. On https a proxy stands before us on its own port. */
export const siteAddressOf = ({ PUBLIC_PROTOCOL, BASE_HOST, PORT }: Settings): SiteAddress => {
  const port = PUBLIC_PROTOCOL === 'https' || PORT === 80 ? '' : `:${PORT}`
  return site => `${PUBLIC_PROTOCOL}://${site}.${BASE_HOST}${port}`
}
