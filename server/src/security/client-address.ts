import { BlockList, isIP } from 'node:net'
import { Refusal } from '../calls/refusal.ts'
import type { HostSite, Hosts } from '../pages/hosts.ts'

export interface TrustedProxies {
  /** Addresses or CIDR ranges whose X-Forwarded-Host and -Proto are believed. */
  trusted: readonly string[]
  /** Whether they also name the client's address. */
  nameClients: boolean
}

export interface ClientAddress {
  address: string
  /** Lower-case, with the port where one was named. */
  host: string
  isHttps: boolean
  /** Which site the host is; nothing for a host that is none of ours. */
  site: HostSite | undefined
}

/** Scheme and host under which a request came. */
export const originOf = ({ host, isHttps }: Pick<ClientAddress, 'host' | 'isHttps'>): string =>
  `${isHttps ? 'https' : 'http'}://${host}`

/** Scheme and host of a site by the first label of its host, under the scheme and port of a request. */
export const originAt = (
  { host, isHttps }: Pick<ClientAddress, 'host' | 'isHttps'>,
  label: string,
  baseHost: string,
) => originOf({ host: `${label}.${baseHost}${/:\d+$/.exec(host)?.[0] ?? ''}`, isHttps })

const listOf = (ranges: readonly string[]) => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/', 2)
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address: string) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/

/** Who asks, under which host: forwarded headers count only when a trusted proxy sent them. */
export const createClientAddresses = (
  { trusted, nameClients }: TrustedProxies,
  { isHttpsByDefault, siteOf }: { isHttpsByDefault: boolean; siteOf: Hosts },
) => {
  const isTrusted = listOf(trusted)
  return (remote: string, headers: Headers): ClientAddress => {
    const isBehindProxy = isTrusted(remote)
    const forwarded = isBehindProxy ? headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim() : undefined
    const host = (forwarded || headers.get('host') || 'localhost').toLowerCase()
    if (!HOST.test(host) || host.length > 255) throw new Refusal('broken_header')
    const proto = isBehindProxy ? headers.get('x-forwarded-proto') : null
    return {
      host,
      site: siteOf(host),
      isHttps: proto ? proto === 'https' : isHttpsByDefault,
      address: isBehindProxy && nameClients ? clientOf(headers, isTrusted, remote) : remote,
    }
  }
}

/** The last address that no trusted proxy stands for. */
const clientOf = (headers: Headers, isTrusted: (address: string) => boolean, remote: string) => {
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(hop => isIP(hop) !== 0)
  return hops.findLast(hop => !isTrusted(hop)) ?? hops[0] ?? remote
}
