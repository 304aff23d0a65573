import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const sixGroups = (address: string): string[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return tail === undefined ? before : [...before, ...zeros, ...after]
}

/** An IPv4 address, also where IPv6 wraps it; of an IPv6 address its network, since a home has 2^64 of them to itself. */
const networkOf = (address: string): string => {
  if (isIPv4(address)) return address
  const groups = sixGroups(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

/**
 * Where a call comes from, as counters of attempts know it: the connection's own address, or what a trusted proxy
 * (TRUST_PROXY) says in X-Forwarded-For. What is no address there counts as the proxy's own.
 */
export const callerAddress = ({ ip, socket }: FastifyRequest): string => {
  const [said, own] = [ip, socket.remoteAddress].map((address) => address?.split('%')[0] ?? '') as [string, string]
  const address = isIP(said) ? said : own
  return isIP(address) ? networkOf(address) : 'unknown'
}
