import type { CollectionStage, CollectionSummary, LimitationLevel } from '../../../contract/collections/collection.ts'
import { collectionStageLabels } from '../../../contract/collections/collection-words.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { Soon } from '../../ui/soon.tsx'
import { limitationWords, nextWords } from './words.ts'

const stageTones: Readonly<Record<CollectionStage, Tone>> = {
  settled: 'good',
  overdue: 'waiting',
  demanded: 'brand',
  noticed: 'brand',
  expired: 'waiting',
  plan: 'good',
  trust: 'neutral',
  lien: 'bad',
  claim: 'bad',
  release: 'bad',
}

/** How far the collection of an account has come. */
export const Stage = ({ stage }: { stage: CollectionStage }) => (
  <StatusBadge tone={stageTones[stage]}>{collectionStageLabels[stage]}</StatusBadge>
)

const limitationTones: Readonly<Record<LimitationLevel, Tone>> = { near: 'waiting', close: 'bad', over: 'bad' }

/** When the time to claim a debt ends. */
export const Limitation = ({ limitation }: { limitation: NonNullable<CollectionSummary['limitation']> }) => (
  <StatusBadge tone={limitationTones[limitation.level]}>{limitationWords(limitation)}</StatusBadge>
)

/** What is done next about an account, and when or by when. */
export const NextStep = ({ next }: { next: NonNullable<CollectionSummary['next']> }) =>
  next.on === null ? (
    nextWords(next)
  ) : (
    <>
      {next.words}: <Soon on={next.on} />
    </>
  )
