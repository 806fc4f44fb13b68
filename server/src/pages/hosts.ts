import { type Market, markets } from '@hanap/markets/markets'

/** What a host of ours stands for. Of the base host the visitor's choice says the market. */
export type HostSite =
  | { name: 'jobseeker'; market: Market | undefined }
  | { name: 'employer' }
  | { name: 'operator' }
  | { name: 'resume' }
  | { name: 'academy' }

/** The site of a host, or nothing for a host that is none of ours; a port says nothing. */
export type Hosts = (host: string) => HostSite | undefined

/** Other names of this machine: where the base host is one, they are asked for as it is. */
export const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', '[::1]']

/**
 * Exactly the base host and those of markets and sites below it: no others, whatever their first label says. `aliases` are
 * further names of the base host.
 */
export const createHosts = (baseHost: string, aliases: readonly string[] = []): Hosts => {
  const sites = new Map<string, HostSite>([
    ...[baseHost, ...aliases].map((host): [string, HostSite] => [
      host,
      { name: 'jobseeker', market: undefined },
    ]),
    ...markets.map((market): [string, HostSite] => [
      `${market.hostLabel}.${baseHost}`,
      { name: 'jobseeker', market },
    ]),
    [`employer.${baseHost}`, { name: 'employer' }],
    [`operator.${baseHost}`, { name: 'operator' }],
    [`resume.${baseHost}`, { name: 'resume' }],
    [`academy.${baseHost}`, { name: 'academy' }],
  ])
  return host => sites.get(host.replace(/:\d+$/, ''))
}
