import { plain } from '../../../../contract/plain.ts'
import type { CollectionStage, CollectionSummary } from '../../../../contract/collections/collection.ts'
import type { AgeBand } from '../../../../contract/ledger/ledger-words.ts'

interface Narrowing {
  stage: CollectionStage | null
  age: AgeBand | null
  search: string
}

type Row = Pick<CollectionSummary, 'unit' | 'owners' | 'stage' | 'ages'>

/** Picks the accounts of a stage, with something overdue for so long, and whose unit or owners hold what was searched for. */
export const narrowed = <One extends Row>(all: readonly One[], { stage, age, search }: Narrowing): One[] => {
  const sought = plain(search.trim())
  return all.filter(
    (one) =>
      (stage === null || one.stage === stage) &&
      (age === null || one.ages[age] > 0) &&
      [one.unit.unitNumber, ...one.owners].some((text) => plain(text).includes(sought)),
  )
}

/** Sums up accounts: what is overdue, how much of it a lien could secure, and how many demands have run their period. */
export const totals = (all: readonly Pick<CollectionSummary, 'dueCents' | 'lienableCents' | 'stage'>[]) => ({
  dueCents: all.reduce((sum, { dueCents }) => sum + dueCents, 0),
  lienableCents: all.reduce((sum, { lienableCents }) => sum + lienableCents, 0),
  accounts: all.length,
  expired: all.filter(({ stage }) => stage === 'expired').length,
})
