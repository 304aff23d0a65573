import type { InBuilding } from './context.ts'
import type { BoundRoute } from './http/bind.ts'
import type { AgendaOf, CitationsOf, Offers, UnitPanelOf } from './offers.ts'
import type { Job } from './platform/jobs.ts'

/** Fills one of the demo's buildings with what a feature keeps, through its own verbs, as of days before now. */
export type SeedDemo = (at: (daysAgo: number) => InBuilding, building: 'harbour' | 'prairie') => Promise<void>

/** What one feature brings to the product; whatever it has none of is left out. */
export interface Feature extends Partial<
  Pick<Offers, 'figures' | 'foundings' | 'leavings' | 'sealChanges' | 'wordings'>
> {
  /** Its folder. */
  readonly name: string
  readonly routes?: readonly BoundRoute[]
  readonly jobs?: readonly Job[]
  readonly recordNames?: Partial<Offers['recordNames']>
  readonly hiddenRecords?: Offers['hiddenRecords']
  /** Its parts of a unit’s page, by what they are about. */
  readonly unitPanels?: Readonly<Record<string, UnitPanelOf>>
  /** Its records that rest on a bylaw or rule. */
  readonly citations?: CitationsOf
  /** What it puts before a manager, by what it is about. */
  readonly agendas?: Readonly<Record<string, AgendaOf>>
  /** Its part of the demo, loaded only where the demo is made. */
  readonly demo?: () => Promise<SeedDemo>
  readonly linkWorks?: Partial<Offers['linkWorks']>
  /** What it alone can tell the features above it. */
  readonly gives?: Pick<
    Offers,
    | 'approaches'
    | 'treasuryOf'
    | 'letterheadOf'
    | 'vendorWork'
    | 'stallsHeld'
    | 'mortgageesListed'
    | 'feesMissing'
    | 'leviesMissing'
    | 'rentsMissing'
    | 'bankOpen'
    | 'refundPaid'
    | 'keepCovered'
    | 'deniedUse'
    | 'proposalBrought'
    | 'reportedFrom'
    | 'curedBy'
  >
}

/** Declares a feature, in the `feature.ts` of its folder; `features.ts` lists them all. */
export const feature = (value: Feature): Feature => value
