/** What offices on council are called; apart from the schemas, so that screens need none for it. */
export const positionLabels = {
  president: 'President',
  vice_president: 'Vice president',
  treasurer: 'Treasurer',
  secretary: 'Secretary',
  privacy_officer: 'Privacy officer',
} as const
export type Position = keyof typeof positionLabels
export const positions = Object.keys(positionLabels) as [Position, ...Position[]]

const memberAtLarge = 'Member at large'

/** `President and treasurer`; a member at large holds no office. */
export const positionWords = (held: readonly Position[]): string => {
  const words = positions.filter((one) => held.includes(one)).map((one) => positionLabels[one])
  const [first = memberAtLarge, ...others] = words
  const rest = others.map((word) => word.toLowerCase())
  return rest.length === 0 ? first : `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}`
}
