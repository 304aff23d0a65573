/** Who lives where, who comes and goes, and what a change of tenants asks for; for those who manage the building. */
import { endingUsualDays, occupancyMonths } from '../../../../contract/limits/occupancy.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import type {
  AbsentOwner,
  EndingTenancy,
  Lived,
  Move,
  Occupancy,
  OccupancyMonth,
  Period,
  TenantNotice,
  VacantUnit,
} from '../../../../contract/units/occupancy.ts'
import { tenantNoticeFor } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { InvalidField } from '../../../http/errors.ts'
import { today } from '../residents.ts'
import { selectAbsentOwners, selectEnding, selectMoves, selectVacant } from './lists-store.ts'
import { monthEnds, periodOf, type Days } from './rules.ts'
import { selectMonths, selectOccupancy } from './summary-store.ts'
import { noticesOf } from './tenant-notices.ts'

export { receiveTenantNotice } from './tenant-notices.ts'

const requirePeriod = (period: Period, day: LocalDate): Days => {
  const found = periodOf(period, day)
  if ('fault' in found) throw InvalidField('to', found.fault)
  return found
}

const total = (floors: readonly Lived[]): Lived => {
  const sum = (key: keyof Lived) => floors.reduce((so, floor) => so + floor[key], 0)
  return {
    ownerOccupied: sum('ownerOccupied'),
    rented: sum('rented'),
    occupied: sum('occupied'),
    vacant: sum('vacant'),
    units: sum('units'),
  }
}

/** How the building is lived in today, by floor, with the moves of a period and what asks for care; one statement. */
export const readOccupancy = async (ctx: InBuilding, { query }: { query: Period }): Promise<Occupancy> => {
  const day = today(ctx)
  const moves = requirePeriod(query, day)
  const rule = tenantNoticeFor(ctx.building.jurisdiction, null)
  const counted = await selectOccupancy(ctx.db, ctx.building._id, {
    day,
    moves,
    endingBy: addDays(day, endingUsualDays),
    notice: rule && { since: rule.from, lateBefore: addDays(day, -rule.dueDays) },
  })
  return {
    day,
    lived: total(counted.floors),
    floors: counted.floors,
    moves: { ...moves, in: counted.movedIn, out: counted.movedOut },
    ending: counted.ending,
    tenantNotice: rule && {
      form: rule.form,
      title: rule.title,
      source: rule.source,
      dueDays: rule.dueDays,
      missing: counted.noticesMissing,
      overdue: counted.noticesOverdue,
    },
    absentOwners: { total: counted.absentOwners, withoutAddress: counted.withoutAddress },
  }
}

/** How the building was lived in at the end of each of the last months, oldest first, and today. */
export const readMonths = (ctx: InBuilding): Promise<OccupancyMonth[]> =>
  selectMonths(ctx.db, ctx.building._id, monthEnds(today(ctx), occupancyMonths))

/** Who moved in and out in a period, newest first. */
export const listMoves = (ctx: InBuilding, { query }: { query: Paging & Period }): Promise<Page<Move>> =>
  selectMoves(ctx.db, ctx.building._id, query, requirePeriod(query, today(ctx)))

/** The units in which nobody lives today, and since when. */
export const listVacant = (ctx: InBuilding, { query }: { query: Paging }): Promise<Page<VacantUnit>> =>
  selectVacant(ctx.db, ctx.building._id, query, today(ctx))

/** The tenancies that end within some days, or whose lease does; the last of these days is included. */
export const listEnding = (
  ctx: InBuilding,
  { query }: { query: Paging & { days: number } },
): Promise<Page<EndingTenancy>> => {
  const day = today(ctx)
  return selectEnding(ctx.db, ctx.building._id, query, { day, last: addDays(day, query.days) })
}

/** The tenancies of today whose notice has not come in; none where the law asks for none. */
export const listTenantNotices = (ctx: InBuilding, { query }: { query: Paging }): Promise<Page<TenantNotice>> =>
  noticesOf(ctx, query)

/** Owners who do not live in the unit they own. */
export const listAbsentOwners = (
  ctx: InBuilding,
  { query }: { query: Paging & { address?: AbsentOwner['address'] | undefined } },
): Promise<Page<AbsentOwner>> => selectAbsentOwners(ctx.db, ctx.building._id, query, today(ctx))
