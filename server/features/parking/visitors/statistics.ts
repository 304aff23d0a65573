/** What the visitor parking was used for, month by month: whose visitors stayed, and what was refused and why. */
import { usedOf } from '../../../../contract/fair-share/quota.ts'
import type { OfMonth, PassRefusals, UnitNights } from '../../../../contract/parking/figures.ts'
import { addDays, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { selectStaysBetween, type CountedStay } from './lists-store.ts'
import { selectRefusals } from './refusals-store.ts'
import { passRule, useOf } from './rules.ts'

interface InMonth {
  query: OfMonth
}

/** The first day of a month, and of the one after it. */
const daysOf = ({ month }: OfMonth): { first: LocalDate; next: LocalDate } => {
  const first = `${month}-01`
  return { first, next: `${addDays(first, 31).slice(0, 7)}-01` }
}

const nightsOfMonth = (stays: readonly CountedStay[], first: LocalDate, midnight: string, zone: string): number => {
  const [stay] = stays
  if (!stay) return 0
  const uses = stays.map((one) => useOf({ ...one, plate: null }))
  const asked = { unitId: stay.unitId, from: stay.from, until: stay.until, verb: 'register' } as const
  const question = { asked, uses, now: stay.from, zone, midnight }
  return usedOf({ most: 1, of: 'nights', by: 'unit', per: 'month' }, question, first)
}

/** Visitors and their nights by unit in a month, the most first. */
export const nightsByUnit = async (ctx: InBuilding, { query }: InMonth): Promise<UnitNights[]> => {
  const { midnight } = await parkingSettingsOf(ctx)
  const zone = ctx.building.timeZone
  const { first, next } = daysOf(query)
  const [from, until] = [startOfDay(first, zone), startOfDay(addDays(next, 1), zone)]
  const stays = (await selectStaysBetween(ctx.db, ctx.building._id, from, until)).filter(
    (stay) => useOf({ ...stay, plate: null }).state === 'held',
  )
  return [...Map.groupBy(stays, ({ unitId }) => unitId)]
    .map(([unitId, own]) => ({
      unitId,
      unitNumber: own[0]!.unitNumber,
      visits: own.filter(({ from: begins }) => begins >= from && begins < startOfDay(next, zone)).length,
      nights: nightsOfMonth(own, first, midnight, zone),
    }))
    .filter(({ visits, nights }) => visits + nights > 0)
    .toSorted((one, other) => other.nights - one.nights || other.visits - one.visits)
}

/** How often each rule refused a visitor in a month, the most first. */
export const refusalsByRule = async (ctx: InBuilding, { query }: InMonth): Promise<PassRefusals[]> => {
  const { first, next } = daysOf(query)
  const found = await selectRefusals(ctx.db, ctx.building._id, first, next)
  return [...Map.groupBy(found, ({ rule }) => passRule(rule))]
    .map(([rule, those]) => ({
      rule,
      count: those.reduce((sum, { count }) => sum + count, 0),
      days: those.map(({ day, count }) => ({ day, count })),
    }))
    .toSorted((one, other) => other.count - one.count)
}
