import { Text } from '@mantine/core'
import { violationStageLabels, myViolationStateLabels } from '../../../contract/violations/violation-words.ts'
import type { MyViolationSummary } from '../../../contract/violations/my-violation.ts'
import type { ViolationStage, ViolationSummary } from '../../../contract/violations/violation.ts'
import { formatDate, localDateOf, type LocalDate } from '../../../contract/time.ts'
import { daysFromTo } from '../../../law/law.ts'
import { useZone } from '../../ui/moments.tsx'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { sideLabels, soonWords } from './words.ts'

const stageTones: Readonly<Record<ViolationStage, Tone>> = {
  reported: 'brand',
  reviewed: 'brand',
  answering: 'waiting',
  hearing: 'waiting',
  toDecide: 'brand',
  toTell: 'brand',
  decided: 'good',
  closed: 'neutral',
}

/** How far a case has come. */
export const Stage = ({ stage }: { stage: ViolationStage }) => (
  <StatusBadge tone={stageTones[stage]}>{violationStageLabels[stage]}</StatusBadge>
)

const myTones: Readonly<Record<MyViolationSummary['state'], Tone>> = {
  received: 'brand',
  handled: 'brand',
  answer: 'waiting',
  waiting: 'brand',
  decided: 'good',
  closed: 'neutral',
}

/** How far a case has come for the people it’s about, and for those who reported it. */
export const MyState = ({ state }: Pick<MyViolationSummary, 'state'>) => (
  <StatusBadge tone={myTones[state]}>{myViolationStateLabels[state]}</StatusBadge>
)

/** Whether the caller reported a case, or it’s about them or their tenant. */
export const Side = ({ side }: Pick<MyViolationSummary, 'side'>) => (
  <StatusBadge tone={side === 'complainant' ? 'neutral' : 'waiting'}>{sideLabels[side]}</StatusBadge>
)

/** The building’s calendar day. Only behind the guard. */
export const useToday = (): LocalDate => localDateOf(useNow(), useZone())

/** How soon a day is and which one, in red once it has passed. */
export function Soon({ on }: { on: LocalDate }) {
  const today = useToday()
  const isLate = daysFromTo(today, on) < 0
  return (
    <Text component="span" inherit {...(isLate && { c: 'var(--mantine-color-red-text)', fw: 600 })}>
      {soonWords(on, today)}, {formatDate(on)}
    </Text>
  )
}

/** What is due next of a case, and how soon. */
export const Deadline = ({ deadline }: { deadline: NonNullable<ViolationSummary['deadline']> }) => (
  <>
    {deadline.words}: <Soon on={deadline.on} />
  </>
)
