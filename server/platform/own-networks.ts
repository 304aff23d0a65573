import { BlockList, isIP, isIPv4 } from 'node:net'

/** Networks of one machine, house or company, which no stranger calls from directly. */
const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6')

/** Tells whether an address belongs to such a network; a name does not. */
export const isOwnAddress = (address: string): boolean =>
  isIP(address) > 0 && ownNetworks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
