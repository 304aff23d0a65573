/** The stalls of the demo, through the verbs: two drawn levels, terms that end soon, a line, and a stall that is lent. */
import { managingRoles } from '../../../../contract/role-rights.ts'
import { addDays, instantOf, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { SeedDemo } from '../../../feature.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { findBylaw } from '../../bylaws/bylaws.ts'
import { settle } from '../../notifications/notifications.ts'
import { listUnits } from '../../units/units.ts'
import type { Caller } from '../caller.ts'
import { chargeRentsIn, chargeRentsJob } from '../rents/rents.ts'
import { harbourStalls, prairieStalls } from './demo-map.ts'
import { importStallText } from './importing.ts'
import { selectNewsIds } from './messages-store.ts'
import { at as dayOf } from './reading.ts'
import { remindTermsIn } from './reminders.ts'
import { lendStall, takeShare } from './sharing.ts'
import { selectStalls } from './lists-store.ts'
import type { KnownStall } from './stalls-store.ts'
import { joinWaits, offerStall } from './waiting.ts'
import { assignStall } from './assigning.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding

const asSomebody = async (ctx: InBuilding, email: string, manages: boolean): Promise<Caller> => {
  const account = (await findAccountByEmail(ctx.db, email))!
  const permissions = {
    parking: manages,
    forum: false,
    notices: false,
    tickets: false,
    amenities: false,
    billing: false,
  }
  return {
    ...ctx,
    account: { ...account, platformRole: 'normal' },
    role: manages ? 'management' : 'owner',
    superadmin: false,
    permissions,
  }
}

const unitsOf = async (ctx: InBuilding): Promise<Map<string, string>> => {
  const { items } = await listUnits(ctx, { query: { limit: 100 } })
  return new Map(items.map(({ unitNumber, _id }) => [unitNumber, _id]))
}

const stallIn = async (ctx: InBuilding, number: string): Promise<KnownStall> =>
  (await selectStalls(ctx.db, ctx.building._id, { level: 'P2' }, dayOf(ctx))).find((stall) => stall.number === number)!

interface Term {
  number: string
  unit: string
  from: LocalDate
  until: LocalDate
  feeCents?: number
}

const assign = async (ctx: Caller, units: Map<string, string>, { number, unit, from, until, feeCents }: Term) => {
  const { _id: id, version } = await stallIn(ctx, number)
  const rented =
    feeCents === undefined
      ? ({ basis: 'council_approval', feeCents: null, bylawId: null, authority: '' } as const)
      : ({ basis: 'rented', feeCents, bylawId: await findBylaw(ctx, '9'), authority: 'Bylaw 9 (4)' } as const)
  const body = {
    ...rented,
    unitId: units.get(unit)!,
    from,
    until,
    conditions: 'One vehicle only; no storage.',
    version,
  }
  await assignStall(ctx, { params: { id }, body })
}

/** Terms that run, one rented, two that end within the month. */
const giveStalls = async (at: At, units: Map<string, string>): Promise<void> => {
  const today = dayOf(at(0)).today
  const ends = (days: number) => ({ from: addDays(today, days - 364), until: addDays(today, days) })
  const term = async (daysAgo: number, one: Term) =>
    assign(await asSomebody(at(daysAgo), 'manager@parapet.example', true), units, one)
  await term(340, { number: '26', unit: '804', ...ends(20), feeCents: 7500 })
  await term(345, { number: '29', unit: '402', ...ends(9) })
  await term(200, { number: '25', unit: '305', from: addDays(today, -200), until: addDays(today, 1400) })
}

/** Charges this month's rents as the job does, soon after the month began. */
const chargeRents = async (at: At): Promise<void> => {
  const first = `${dayOf(at(0)).today.slice(0, 7)}-01`
  const now = startOfDay(first, at(0).building.timeZone)
  await chargeRentsIn({ ...at(0), now, actor: chargeRentsJob })
}

/** Three wait; what is free with charging is held for the first of them who wants it. */
const fillLine = async (at: At, units: Map<string, string>): Promise<void> => {
  const manager = (daysAgo: number) => asSomebody(at(daysAgo), 'manager@parapet.example', true)
  const any = { accessible: false, evCharging: false, level: '' }
  await joinWaits(await manager(90), { body: { ...any, unitId: units.get('206')!, level: 'P1' } })
  await joinWaits(await manager(60), { body: { ...any, unitId: units.get('507')!, evCharging: true } })
  await joinWaits(await manager(12), { body: { ...any, unitId: units.get('601')!, accessible: true } })
  const { _id: id, version } = await stallIn(at(1), '27')
  const from = addDays(dayOf(at(0)).today, 10)
  const terms = { from, until: addDays(from, 364), conditions: '', feeCents: null, bylawId: null, authority: '' }
  await offerStall(await manager(1), {
    params: { id },
    body: { ...terms, basis: 'council_approval', days: 6, version },
  })
}

/** Olivia lends her stall for two weeks, and Carla borrows it; later she lends it to whoever needs it. */
const lend = async (at: At, units: Map<string, string>): Promise<void> => {
  const olivia = await asSomebody(at(2), 'owner@parapet.example', false)
  const carla = await asSomebody(at(1), 'council@parapet.example', false)
  const { _id: stallId } = await stallIn(at(2), '09')
  const { today } = dayOf(at(0))
  const toUnitId = units.get('804')!
  const made = await lendStall(olivia, {
    body: { stallId, from: addDays(today, 6), until: addDays(today, 13), toUnit: '804', note: 'While we’re away' },
  })
  const share = made.stalls.flatMap(({ shares }) => shares).find((one) => one.stallId === stallId)!
  await takeShare(carla, { params: { id: share._id }, body: { unitId: toUnitId, version: share.version } })
  await lendStall(olivia, {
    body: { stallId, from: addDays(today, 30), until: addDays(today, 40), toUnit: '', note: 'Over the holidays' },
  })
}

/** Who was told of all this has read it. */
const settleAll = async (ctx: InBuilding): Promise<void> => {
  const { _id: buildingId } = ctx.building
  const subjectIds = await selectNewsIds(ctx.db, buildingId)
  for (const { accountId } of await membersOf(ctx.db, buildingId, [...managingRoles, 'owner', 'tenant'], ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds })
}

/** Fills the parking of a building of the demo. */
export const seedStalls: SeedDemo = async (at, which) => {
  const units = await unitsOf(at(380))
  const from = dayOf(at(380)).today
  const text = which === 'harbour' ? harbourStalls([...units.keys()], from) : prairieStalls([...units.keys()], from)
  const manager = await asSomebody(at(380), 'manager@parapet.example', true)
  const { applied, faults } = await importStallText(manager, text, true)
  if (!applied) throw new Error(`The stalls of the demo cannot be read: ${JSON.stringify(faults)}`)
  if (which === 'prairie') return
  await giveStalls(at, units)
  await chargeRents(at)
  await fillLine(at, units)
  await lend(at, units)
  const { today } = dayOf(at(1))
  await remindTermsIn({ ...at(1), now: instantOf(today, '08:00', at(1).building.timeZone) })
  await settleAll(at(0))
}
