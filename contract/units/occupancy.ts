import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { clearable } from '../form.ts'
import { earliestDay, endingMostDays, endingUsualDays, latestDay } from '../limits/occupancy.ts'
import { Paging } from '../paging.ts'
import { get, put } from '../route.ts'
import { LinkRole } from './link-role.ts'

/** A day of which a building may know something. */
const Day = LocalDateField.refine((day) => day >= earliestDay && day <= latestDay, 'Not a valid date')

/** Units by who lives in them; the first four add up to `units`. */
export const Lived = z.object({
  /** An owner lives there and no tenant. */
  ownerOccupied: z.number().int(),
  /** A tenant lives there. */
  rented: z.number().int(),
  /** Somebody else lives there, such as the owner's family. */
  occupied: z.number().int(),
  /** Nobody lives there. */
  vacant: z.number().int(),
  units: z.number().int(),
})
export type Lived = z.infer<typeof Lived>

/** How the building is lived in on its own calendar day, and what asks for somebody's care. */
export const Occupancy = z.object({
  day: LocalDateField,
  lived: Lived,
  floors: z.array(Lived.extend({ floor: z.string().nullable() })),
  /** Both days are included. */
  moves: z.object({ from: LocalDateField, to: LocalDateField, in: z.number().int(), out: z.number().int() }),
  /** Tenancies that end, or whose lease does, within the usual days. */
  ending: z.number().int(),
  /** The notice that the law has tenants sign; null where it asks for none. */
  tenantNotice: z
    .object({
      form: z.string(),
      title: z.string(),
      source: z.string(),
      dueDays: z.number().int(),
      missing: z.number().int(),
      overdue: z.number().int(),
    })
    .nullable(),
  absentOwners: z.object({ total: z.number().int(), withoutAddress: z.number().int() }),
})
export type Occupancy = z.infer<typeof Occupancy>

/** How the building was lived in on the last day of a month; the present month stands as of today. */
export const OccupancyMonth = Lived.extend({
  day: LocalDateField,
  /** Units of which the roster names no owner and nobody who lived there on that day. */
  unrecorded: z.number().int(),
})
export type OccupancyMonth = z.infer<typeof OccupancyMonth>

/** Somebody of a unit, as every list here names them. */
const OfUnit = z.object({
  unitId: Id,
  unitNumber: z.string(),
  personId: Id,
  name: z.string(),
})

export const Move = OfUnit.extend({
  _id: Id,
  direction: z.enum(['in', 'out']),
  /** The first day in the unit, or the last. */
  on: LocalDateField,
  role: LinkRole,
})
export type Move = z.infer<typeof Move>

export const VacantUnit = z.object({
  _id: Id,
  unitNumber: z.string(),
  floor: z.string().nullable(),
  owners: z.array(z.string()),
  /** The first day on which nobody lived there; null where the roster knows of nobody who did. */
  since: LocalDateField.nullable(),
  /** The day on which somebody is to move in. */
  until: LocalDateField.nullable(),
})
export type VacantUnit = z.infer<typeof VacantUnit>

export const EndingTenancy = OfUnit.extend({
  _id: Id,
  endsOn: LocalDateField,
  /** Whether the tenancy itself ends, or only its lease, after which it may go on from month to month. */
  ends: z.enum(['tenancy', 'lease']),
})
export type EndingTenancy = z.infer<typeof EndingTenancy>

/** Where the notice stands that a tenant signs. */
export const TenantNotice = OfUnit.extend({
  _id: Id,
  startsOn: LocalDateField.nullable(),
  receivedOn: LocalDateField.nullable(),
  /** The last day in time; null where nobody knows when the tenancy began. */
  dueOn: LocalDateField.nullable(),
  daysOverdue: z.number().int(),
  version: z.number().int(),
})
export type TenantNotice = z.infer<typeof TenantNotice>

export const AbsentOwner = OfUnit.extend({
  _id: Id,
  /** Where post reaches them: an address on file, a unit of the building in which they live, or nowhere known. */
  address: z.enum(['onFile', 'inBuilding', 'missing']),
  livesIn: z.string().nullable(),
})
export type AbsentOwner = z.infer<typeof AbsentOwner>

const Period = z.object({ from: Day.optional(), to: Day.optional() })
export type Period = z.output<typeof Period>

export const TenantNoticeReceived = z.object({
  version: z.number().int(),
  /** The day on which it came in; null takes that back. */
  receivedOn: clearable(Day),
})

export const occupancy = {
  occupancy: get('/api/occupancy', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'Get today’s occupancy by floor, with items that need attention',
    query: Period,
    reply: Occupancy,
  }),
  occupancyMonths: get('/api/occupancy/months', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'List the occupancy at the end of each recent month',
    reply: z.array(OccupancyMonth),
  }),
  occupancyMoves: get('/api/occupancy/moves', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'List move-ins and move-outs in a period, newest first',
    query: Paging.extend(Period.shape),
    reply: Move,
    sends: 'page',
  }),
  vacantUnits: get('/api/occupancy/vacant', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'List vacant units, and since when',
    query: Paging,
    reply: VacantUnit,
    sends: 'page',
  }),
  endingTenancies: get('/api/occupancy/ending', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'List tenancies and leases that end soon, soonest first',
    query: Paging.extend({ days: z.coerce.number().int().min(1).max(endingMostDays).default(endingUsualDays) }),
    reply: EndingTenancy,
    sends: 'page',
  }),
  tenantNotices: get('/api/occupancy/tenant-notices', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'List tenancies whose tenant notice is missing, longest overdue first',
    query: Paging,
    reply: TenantNotice,
    sends: 'page',
  }),
  receiveTenantNotice: put('/api/tenancies/:id/tenant-notice', {
    access: 'manager',
    summary: 'Record when a tenant notice was received, or undo that',
    params: z.object({ id: Id }),
    body: TenantNoticeReceived,
    reply: TenantNotice,
  }),
  absentOwners: get('/api/occupancy/absent-owners', {
    shows: 'unit.occupancy',
    access: 'manager',
    summary: 'List owners who live elsewhere, and whether there is a mailing address for them',
    query: Paging.extend({ address: AbsentOwner.shape.address.optional() }),
    reply: AbsentOwner,
    sends: 'page',
  }),
  ownerList: get('/api/owner-list', {
    shows: 'unit.ownerList',
    access: 'manager',
    summary: 'Download the owner list the corporation must keep by law, as PDF or CSV, without phones or emails',
    query: z.object({ format: z.enum(['pdf', 'csv']).default('pdf') }),
    sends: 'file',
  }),
}
