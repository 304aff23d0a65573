/** What has happened in a demo building: a unit was sold, and in another one tenants came and went. */
import { addDays } from '../../../../contract/time.ts'
import { MoveIn, MoveOut, Sale } from '../../../../contract/units/moves.ts'
import type { InBuilding } from '../../../context.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { settle } from '../../notifications/notifications.ts'
import { today } from '../residents.ts'
import { selectUnits } from '../store.ts'
import { readDesk } from './desk.ts'
import { planMoveIn, recordMoveIn } from './move-in.ts'
import { planMoveOut, recordMoveOut } from './move-out.ts'
import type { Moving } from './recording.ts'
import { planSale, recordSale } from './sale.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding

const as = async (ctx: InBuilding, email: string): Promise<Moving> => {
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) throw new Error(`${email} is not in the demo.`)
  return { ...ctx, account, role: 'management', superadmin: false }
}

const deskOf = async (ctx: Moving, unitNumber: string) => {
  const { items } = await selectUnits(ctx.db, ctx.building._id, { limit: 100 }, today(ctx))
  const unit = items.find((one) => one.unitNumber === unitNumber)
  if (!unit) throw new Error(`The demo has no unit ${unitNumber}.`)
  return readDesk(ctx, { params: { id: unit._id } })
}

/** The council has read in its inbox what is long past. */
const haveRead = async (ctx: Moving, moveId: string): Promise<void> => {
  const buildingId = ctx.building._id
  for (const { accountId } of await membersOf(ctx.db, buildingId, ['council', 'management'], ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds: [moveId] })
}

const sellUnit = async (ctx: Moving): Promise<void> => {
  const { unit, ties, today: day } = await deskOf(ctx, '208')
  const call = {
    params: { id: unit._id },
    body: Sale.parse({
      completesOn: day,
      sellerIds: ties.filter(({ role }) => role === 'owner').map(({ _id }) => _id),
      buyers: [{ firstName: 'Idris', lastName: 'Bergeron', email: 'idris.bergeron@mail.example', sharePercent: 100 }],
    }),
  }
  const { planned } = await planSale(ctx, call)
  const { moveId } = await recordSale(ctx, { ...call, body: { ...call.body, planned } })
  await haveRead(ctx, moveId)
}

const letOut = async (ctx: Moving): Promise<void> => {
  const { unit, ties, today: day } = await deskOf(ctx, '203')
  const tieIds = ties.filter(({ role }) => role === 'tenant').map(({ _id }) => _id)
  const forwarding = { mailingAddress: '410 - 77 Linden Street', mailingCity: 'Nanaimo', mailingProvince: 'BC' }
  const call = { params: { id: unit._id }, body: MoveOut.parse({ lastDay: addDays(day, -1), tieIds, forwarding }) }
  const { planned } = await planMoveOut(ctx, call)
  const { moveId } = await recordMoveOut(ctx, { ...call, body: { ...call.body, planned } })
  await haveRead(ctx, moveId)
}

const letIn = async (ctx: Moving): Promise<void> => {
  const { unit, today: day } = await deskOf(ctx, '203')
  const body = MoveIn.parse({
    startsOn: day,
    leaseEndsOn: addDays(day, 365),
    formKReceivedOn: addDays(day, -2),
    people: [{ firstName: 'Solveig', lastName: 'Marchand', email: 'solveig.marchand@mail.example', role: 'tenant' }],
    devices: [{ kind: 'fob', serial: 'HV-2031' }],
    pets: [{ kind: 'cat', name: 'Pepper' }],
  })
  const call = { params: { id: unit._id }, body }
  const { planned } = await planMoveIn(ctx, call)
  const { moveId } = await recordMoveIn(ctx, { ...call, body: { ...body, planned } })
  await haveRead(ctx, moveId)
}

/** A sale, a move out and a move in of the last months, recorded by a manager on their days. */
export const seedRecordedMoves = async (at: At, managerEmail: string): Promise<void> => {
  await sellUnit(await as(at(74), managerEmail))
  await letOut(await as(at(61), managerEmail))
  await letIn(await as(at(54), managerEmail))
}
