import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../context.ts'
import { isOwnAddress } from '../platform/own-networks.ts'

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

/** An address without the network card that IPv6 may name after it. */
const withoutZone = (address: string | undefined): string => address?.split('%')[0] ?? ''

/**
 * Tells whether a proxy of our own network that TRUST_PROXY does not name forwards the call. A header from elsewhere says
 * nothing: any stranger may send one.
 */
export const isForwardedUntrusted = ({ ips, headers, socket }: FastifyRequest): boolean =>
  // Of a trusted proxy it has the proxy's address and one more, which may be the same one.
  Boolean(headers['x-forwarded-for']) && (ips ?? []).length < 2 && isOwnAddress(withoutZone(socket.remoteAddress))

/**
 * Reads where a call comes from, as counters of attempts know it: the connection's own address, or what a trusted proxy
 * (TRUST_PROXY) says in X-Forwarded-For. What is no address there counts as the proxy's own. The address is shared where
 * a proxy of our own network is not trusted: everybody behind it then has its address.
 */
export const callerAddress = (
  request: FastifyRequest,
): Pick<Visitor, 'address' | 'clientAddress' | 'addressIsShared'> => {
  const { ip, socket } = request
  const [said, own] = [withoutZone(ip), withoutZone(socket.remoteAddress)]
  const address = isIP(said) ? said : own
  if (!isIP(address)) return { address: 'unknown', clientAddress: 'unknown', addressIsShared: false }
  return { address: networkOf(address), clientAddress: address, addressIsShared: isForwardedUntrusted(request) }
}
