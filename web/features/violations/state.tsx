import { violationStageLabels, myViolationStateLabels } from '../../../contract/violations/violation-words.ts'
import type { MyViolationSummary } from '../../../contract/violations/my-violation.ts'
import type { ViolationStage, ViolationSummary } from '../../../contract/violations/violation.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { Soon } from '../../ui/soon.tsx'
import { sideLabels } from './words.ts'

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

/** What is due next of a case, and how soon. */
export const Deadline = ({ deadline }: { deadline: NonNullable<ViolationSummary['deadline']> }) => (
  <>
    {deadline.words}: <Soon on={deadline.on} />
  </>
)
