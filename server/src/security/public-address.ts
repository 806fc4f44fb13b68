import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are no host of the public internet (RFC 6890 and its like). */
const notPublic = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(address, bits, 'ipv6')

/** Whether an IP address is one that anybody could reach. IPv4 written as IPv6 is judged as IPv4. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether an address that somebody typed may be asked: https on its own port, a name with a dot, no IP address and no
 * credentials. Its name is looked up, and judged again, when it is asked.
 */
export const isPublicHttps = (address: string): boolean => {
  const url = URL.parse(address)
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(url.hostname) &&
    !/\.(localhost|local|internal|home\.arpa|onion|test|invalid|example)$/.test(url.hostname)
  )
}

export class NoPublicAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} does not have a public address`)
  }
}

/** Looks names up as Node does, and fails for one with any address that is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const hidden = addresses.find(({ address }) => !isPublicAddress(address))
    if (hidden) return callback(new NoPublicAddress(hostname), [])
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  })
}
