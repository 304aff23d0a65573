/** What tickets do by themselves: go on when their day has come, close when nobody opened them again, and raise alarms. */
import { later, localDateOf, type Instant } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { alarmsDue, clockOf } from './clock/clock.ts'
import { tellAlarm } from './alarms.ts'
import { insertAlarm } from './messages-store.ts'
import { tellAssignee, tellFollowers } from './messages.ts'
import { requireKnown, todayIn } from './reading.ts'
import { selectBusy, selectSettling } from './settling-store.ts'
import { takeStep } from './steps.ts'
import { lockTickets, type KnownTicket } from './tickets-store.ts'
import { happenings, heldTo, reopenDaysOf } from './timing.ts'
import { selectClocked } from './timing-store.ts'

export const settleJob = 'tickets.settle'

const dayMs = 24 * 60 * 60 * 1000

const settleOne = (ctx: InBuilding, id: string, expected: 'on_hold' | 'resolved'): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockTickets(tx.db, tx.building._id, [id])
    const before = await requireKnown(tx, id)
    if (before.status !== expected) return
    const step = expected === 'on_hold' ? 'resume' : 'close'
    const { after, eventId } = await takeStep(tx, before, { step, words: '' }, 'product')
    // That it closed after all is nothing that anybody waits for.
    if (step === 'close') return
    await tellFollowers(tx, after, eventId)
    await tellAssignee(tx, after, eventId)
  })

const alarmOne = async (ctx: InBuilding, ticket: KnownTicket): Promise<void> => {
  const held = await heldTo(ctx, ticket)
  const clocks = clockOf(happenings(ticket), held)
  for (const { clock: about, alarm } of alarmsDue(clocks, held)) {
    const { dueAt } = clocks[about]
    if (dueAt === null) continue
    await inTransaction(ctx, async (tx) => {
      const _id = newId(Date.parse(tx.now))
      const told = { _id, ticketId: ticket._id, about, alarm, dueAt }
      if (await insertAlarm(tx.db, tx.building._id, { ...told, at: tx.now })) await tellAlarm(tx, ticket, told)
    })
  }
}

/** Settles the tickets of one building: what is due to go on or to close, then the alarms of clocks that run out. */
export const settleIn = async (ctx: InBuilding): Promise<void> => {
  const resolvedBefore = later(ctx.now, -(await reopenDaysOf(ctx)) * dayMs)
  for (const { _id, status } of await selectSettling(ctx.db, ctx.building._id, { today: todayIn(ctx), resolvedBefore }))
    await settleOne(ctx, _id, status)
  for (const id of await selectClocked(ctx.db, ctx.building._id)) await alarmOne(ctx, await requireKnown(ctx, id))
}

/** The same in each building where something may be due. */
export const settleTickets = async (ctx: Ctx): Promise<void> => {
  const yesterday: Instant = later(ctx.now, -dayMs)
  for (const buildingId of await selectBusy(ctx.db, localDateOf(ctx.now, 'UTC'), yesterday)) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (building?.features.maintenanceTickets) await settleIn({ ...ctx, building })
  }
}
