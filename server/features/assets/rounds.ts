/** The rounds of plans: they come up before their day, those who manage assets are told, and they are done. */
import { assetKind } from '../../../contract/assets/asset-kind.ts'
import type { Asset } from '../../../contract/assets/asset.ts'
import type { PlanDone } from '../../../contract/assets/plan.ts'
import { ticketTitleMostChars } from '../../../contract/limits/tickets.ts'
import { sentence } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import type { WordRows } from '../../offers.ts'
import { keepersOf, keepsArea, wakeKeepers } from '../buildings/buildings.ts'
import { inTheMorning, remind, settle } from '../notifications/notifications.ts'
import { endPlannedTicket, openPlannedTicket } from '../tickets/tickets.ts'
import { updateNext } from './plans-store.ts'
import { planOf, requireSeenPlan, type OfPlan } from './plans.ts'
import { requireAsset, todayIn } from './reading.ts'
import { notePlan } from './record.ts'
import {
  closeOpen,
  insertDone,
  insertOpen,
  selectComingUp,
  selectExpecting,
  selectTold,
  updateTicket,
  type ComingUp,
  type ToOpen,
} from './rounds-store.ts'
import { categoryOf, nextDue } from './rules.ts'

export const planJob = 'assets.plan'

/** What its ticket is called; both names may be as long as one. */
const titleOf = ({ assetName, title }: ComingUp): string => `${assetName}: ${title}`.slice(0, ticketTitleMostChars)

const pageOf = ({ assetId }: Pick<ComingUp, 'assetId'>): string => assetKind.page(assetId)

const wordsOf = ({ assetName, place, title, dueOn }: ComingUp): { title: string; text: string } => ({
  title: `${assetName}: ${title} is due on ${formatDate(dueOn)}`,
  text: `${place && `${sentence(`Location: ${place}`)} `}When it’s done, mark it as done to schedule the next date.`,
})

/** Opens the round of a plan that has come up, once, with a ticket for it, and tells those who manage assets. */
const openRound = (ctx: InBuilding, { kind, words, vendorId, ...coming }: ToOpen): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    if (!(await insertOpen(tx.db, tx.building._id, { ...coming, _id, at: tx.now }))) return
    const ticket = {
      title: titleOf(coming),
      words,
      category: categoryOf[kind],
      placeWords: coming.place || coming.assetName,
      vendorId,
    }
    const opened = await openPlannedTicket(tx, ticket)
    await updateTicket(tx.db, tx.building._id, _id, opened._id)
    await remind(tx, {
      kind: 'asset.due',
      subjectId: _id,
      to: await keepersOf(tx, 'tickets'),
      ...wordsOf(coming),
      link: { label: 'View work', path: pageOf(coming) },
    })
    wakeKeepers(tx, 'tickets', 'asset')
  })

/** Opens what has come up in one building, where it uses maintenance. */
export const planIn = async (ctx: InBuilding): Promise<void> => {
  if (!ctx.building.features.maintenanceTickets) return
  for (const coming of await selectComingUp(ctx.db, ctx.building._id, todayIn(ctx))) await openRound(ctx, coming)
}

/** Opens, from each building's morning on, the rounds of plans that have come up, each once. */
export const planRounds = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectExpecting(ctx.db, ctx.now.slice(0, 10)), planIn)

/** Words what came up for whoever manages assets still, as long as it counts; what is done says so. */
export const wordRounds: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current?.features.maintenanceTickets || !(await keepsArea(ctx, 'tickets'))) return new Map()
  const found = await selectTold(ctx.db, buildingId, ids)
  return new Map(
    found.map(({ roundId, doneOn, ...round }) => {
      const done = { title: `${round.assetName}: ${round.title} is done`, text: `Done on ${formatDate(doneOn ?? '')}.` }
      return [roundId, { ...(doneOn === null ? wordsOf(round) : done), link: pageOf(round) }]
    }),
  )
}

/** Nobody has to look any more at what said that it was to be done. */
const settleRound = async (tx: InBuilding, roundId: string): Promise<void> => {
  const { _id: buildingId } = tx.building
  for (const { accountId } of await keepersOf(tx, 'tickets'))
    await settle(tx, { accountId, buildingId, subjectIds: [roundId] })
}

/** Writes down that a plan was done, and gives it its next day. 400 for a day to come, 409 for one that rests or moved on. */
export const donePlan = (ctx: InBuilding, { params, body }: OfPlan & { body: PlanDone }): Promise<Asset> =>
  inTransaction(ctx, async (tx) => {
    const { version, doneOn, note } = body
    const buildingId = tx.building._id
    const { before, known } = await requireSeenPlan(tx, params, version)
    if (before.pausedOn !== null) throw Conflict('This plan is paused. Resume it first.')
    if (doneOn > todayIn(tx)) throw InvalidField('doneOn', 'This date is in the future')
    const next = nextDue(known, doneOn)
    if (!next) throw Conflict('The next date is too far ahead. End this plan instead.')
    const { id: assetId, planId } = params
    const done = { assetId, planId, dueOn: before.nextDueOn, doneOn, note, by: tx.account?._id ?? null }
    const opened = await closeOpen(tx.db, buildingId, done)
    if (opened === null) await insertDone(tx.db, buildingId, { ...done, _id: newId(Date.parse(tx.now)) })
    else await settleRound(tx, opened._id)
    if (opened?.ticketId) await endPlannedTicket(tx, opened.ticketId, { step: 'resolve', words: note })
    await updateNext(tx.db, buildingId, planId, next)
    const asset = await requireAsset(tx, assetId)
    await notePlan(tx, 'plan done', { _id: assetId, before, after: planOf(asset, planId), doneOn, note })
    return asset
  })
