import { Text } from '@mantine/core'
import type { CollectionStage, CollectionSummary, LimitationLevel } from '../../../contract/collections/collection.ts'
import { collectionStageLabels } from '../../../contract/collections/collection-words.ts'
import { formatDate, localDateOf, type LocalDate } from '../../../contract/time.ts'
import { useZone } from '../../ui/moments.tsx'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { limitationWords, nextWords, soonWords } from './words.ts'

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

/** The building’s calendar day. Only behind the guard. */
export const useToday = (): LocalDate => localDateOf(useNow(), useZone())

/** How soon a day is and which one, in red once it has passed. */
export const Soon = ({ on }: { on: LocalDate }) => {
  const today = useToday()
  return (
    <Text component="span" inherit {...(on < today && { c: 'var(--mantine-color-red-text)', fw: 600 })}>
      {soonWords(on, today)}, {formatDate(on)}
    </Text>
  )
}

/** What is done next about an account, and when or by when. */
export const NextStep = ({ next }: { next: NonNullable<CollectionSummary['next']> }) =>
  next.on === null ? (
    nextWords(next)
  ) : (
    <>
      {next.words}: <Soon on={next.on} />
    </>
  )
