import { Badge } from '@mantine/core'

/** A record's state in words; the tone only underlines it. */
export type Tone = 'neutral' | 'good' | 'waiting' | 'bad' | 'brand'

const colours: Record<Tone, string> = { neutral: 'gray', good: 'green', waiting: 'orange', bad: 'red', brand: 'brand' }

export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => (
  <Badge color={colours[tone]}>{children}</Badge>
)
