import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Takes the network from this process: Node's permissions of version 24 do not cover it. Everything that speaks TCP
 * goes through a socket's `connect`; children, workers and addons are refused by the permissions.
 */
const refuse = () => {
  throw new Error('Network access is not allowed in this process')
}

net.Socket.prototype.connect = refuse
net.Server.prototype.listen = refuse
dgram.Socket.prototype.bind = refuse
dgram.Socket.prototype.send = refuse
dgram.Socket.prototype.connect = refuse
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse'] as const)
  Object.defineProperty(dns, name, { value: refuse })
Object.defineProperty(dns.promises, 'lookup', { value: refuse })
Object.defineProperty(dns.Resolver.prototype, 'resolve', { value: refuse })
for (const name of ['fetch', 'WebSocket', 'EventSource'])
  Object.defineProperty(globalThis, name, { value: undefined, writable: false })
syncBuiltinESMExports()
