const channelsOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A colour on the way from one to another: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, part: number): string => {
  const end = channelsOf(to)
  const mixed = channelsOf(from).map((channel, index) =>
    Math.round(channel + ((end[index] ?? channel) - channel) * part),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
