/** How warranties and plans of assets stand on a day, and when what was done comes again. */
import type { Asset, AssetKind, WarrantyStanding } from '../../../contract/assets/asset.ts'
import type { AssetPlan, PlanStanding } from '../../../contract/assets/plan.ts'
import { lastAssetDay, warrantySoonDays } from '../../../contract/limits/assets.ts'
import type { TicketCategory } from '../../../contract/tickets/kinds.ts'
import { addDays, daysBetween, type LocalDate } from '../../../contract/time.ts'
import { plusDays, plusMonths, plusWeeks, plusYears } from '../../../law/law.ts'

/** The kind of ticket that work on an asset is. */
export const categoryOf: Readonly<Record<AssetKind, TicketCategory>> = {
  boiler: 'heating',
  elevator: 'elevator',
  roof: 'roof_walls',
  fire_panel: 'fire_safety',
  generator: 'electrical',
  pump: 'plumbing',
  garage_door: 'garage',
  hvac: 'heating',
  plumbing: 'plumbing',
  electrical: 'electrical',
  windows: 'windows',
  pool: 'amenities',
  access_control: 'security',
  playground: 'grounds',
  other: 'other',
}

/** A warranty by its last day, which still counts. */
export const warrantyStanding = (until: LocalDate | null, today: LocalDate): WarrantyStanding => {
  if (until === null) return 'none'
  const left = daysBetween(today, until)
  if (left < 0) return 'over'
  return left <= warrantySoonDays ? 'soon' : 'running'
}

/** Until when an asset is expected to last; null where one of the two is not known. */
export const lastsUntil = ({ installedOn, lifeYears }: Pick<Asset, 'installedOn' | 'lifeYears'>): LocalDate | null =>
  installedOn === null || lifeYears === null ? null : plusYears(installedOn, lifeYears)

/** The first day on which a plan has come up. */
export const comesUpOn = ({ nextDueOn, leadDays }: Pick<AssetPlan, 'nextDueOn' | 'leadDays'>): LocalDate =>
  addDays(nextDueOn, -leadDays)

type PlanDays = Pick<AssetPlan, 'nextDueOn' | 'leadDays' | 'pausedOn' | 'endedOn'>

/** A plan by its days: its next day still is in time. */
export const planStanding = (plan: PlanDays, today: LocalDate): PlanStanding => {
  if (plan.endedOn !== null) return 'ended'
  if (plan.pausedOn !== null) return 'paused'
  if (plan.nextDueOn < today) return 'overdue'
  return comesUpOn(plan) <= today ? 'due' : 'later'
}

type Rhythm = Pick<AssetPlan, 'every' | 'unit'>

const plus = { days: plusDays, weeks: plusWeeks, months: plusMonths, years: plusYears } as const
/** The longest that each can be, in days. */
const longest = { days: 1, weeks: 7, months: 31, years: 366 } as const

/** The first day after another in the series from an anchor on: of the 31st the last day of shorter months. */
const firstAfter = (after: LocalDate, anchor: LocalDate, { every, unit }: Rhythm): LocalDate => {
  // So many steps are never too many: the rest is a short way.
  let step = Math.max(1, Math.floor(daysBetween(anchor, after) / (every * longest[unit])))
  while (plus[unit](anchor, step * every) <= after) step++
  return plus[unit](anchor, step * every)
}

/**
 * The day on which what was done comes again, and the day from which later ones are counted. Planned days go on in their
 * series, past those that had gone by when it was done; otherwise the day on which it was done begins anew. Null where
 * that lies beyond all days that are kept.
 */
export const nextDue = (
  plan: Rhythm & Pick<AssetPlan, 'countsFrom' | 'nextDueOn'> & { anchorOn: LocalDate },
  doneOn: LocalDate,
): { nextDueOn: LocalDate; anchorOn: LocalDate } | null => {
  const anchorOn = plan.countsFrom === 'done' ? doneOn : plan.anchorOn
  const after = plan.countsFrom === 'done' || doneOn > plan.nextDueOn ? doneOn : plan.nextDueOn
  const nextDueOn = firstAfter(after, anchorOn, plan)
  return nextDueOn <= lastAssetDay ? { nextDueOn, anchorOn } : null
}
