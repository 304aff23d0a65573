/** What is said of a ticket besides its steps: what it is about, who follows it, how it was rated, of which it is part. */
import type { TicketChange, TicketMerge, TicketRating } from '../../../contract/tickets/bodies.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField, NotFound } from '../../http/errors.ts'
import { requireUnits } from '../units/units.ts'
import { deleteFollower, insertFollowers } from './followers-store.ts'
import { tellDesk, tellFollowers } from './messages.ts'
import {
  eyesOf,
  factsOf,
  requireKnown,
  requireResident,
  requireSeen,
  shown,
  type ById,
  type Caller,
} from './reading.ts'
import { noteEvent, wakeScreens } from './record.ts'
import { canFor, isLow, isOver } from './rules.ts'
import { takeStep } from './steps.ts'
import { lockTickets, selectIdByNumber, type KnownTicket } from './tickets-store.ts'
import { touchTicket, updateAbout, updateMerged, updateRating } from './writing-store.ts'

const over = () => Conflict('This ticket is closed. Reopen it first.')

/** Says better what a ticket is about, and how urgent it is; a stale version is refused, and so is one that is over. */
export const changeTicket = (ctx: Caller, { params, body }: ById & { body: TicketChange }): Promise<Ticket> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, params.id, body.version)
    if (isOver(before.status)) throw over()
    if (body.unitId !== null) await requireUnits(tx, [body.unitId])
    await updateAbout(tx.db, tx.building._id, params.id, body, tx.now)
    const { after } = await noteEvent(tx, before, params.id, { kind: 'changed', side: 'desk' })
    return shown(tx, after)
  })

/** Follows a ticket, as one who has the same trouble or looks after it; 404 for one that neighbours do not see. */
export const followTicket = (ctx: Caller, { params }: ById): Promise<Ticket> =>
  inTransaction(ctx, async (tx) => {
    requireResident(tx)
    await lockTickets(tx.db, tx.building._id, [params.id])
    const before = await requireKnown(tx, params.id)
    const eyes = eyesOf(tx, before)
    const isSeen = eyes.manages || eyes.isMine || eyes.follows
    if (!canFor(eyes, await factsOf(tx, before), tx.now).follow && !isSeen) throw NotFound()
    if (!eyes.follows && !eyes.isMine) {
      await insertFollowers(tx.db, tx.building._id, params.id, [tx.account._id], tx.now)
      await touchTicket(tx.db, tx.building._id, params.id, tx.now)
      await wakeScreens(tx, before)
    }
    return shown(tx, await requireKnown(tx, params.id))
  })

/** Follows a ticket no longer; whoever does not anyway has what they want. */
export const unfollowTicket = (ctx: Caller, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    requireResident(tx)
    const before = await requireKnown(tx, params.id)
    const { manages, isMine, follows } = eyesOf(tx, before)
    if (!manages && !isMine && !follows) throw NotFound()
    await deleteFollower(tx.db, tx.building._id, params.id, tx.account._id)
    await wakeScreens(tx, before)
    return undefined
  })

const requireTarget = async (tx: Caller, { _id }: KnownTicket, number: number): Promise<string> => {
  const targetId = await selectIdByNumber(tx.db, tx.building._id, number)
  if (targetId === null) throw InvalidField('into', `There is no ticket #${number}`)
  if (targetId === _id) throw InvalidField('into', 'Choose a different ticket')
  return targetId
}

/**
 * Makes a ticket part of another, which goes on: whoever reported or follows it follows that one, and can read it. 409
 * where one of the two is over.
 */
export const mergeTicket = (ctx: Caller, { params, body }: ById & { body: TicketMerge }): Promise<Ticket> =>
  inTransaction(ctx, async (tx) => {
    const seen = await requireKnown(tx, params.id)
    const targetId = await requireTarget(tx, seen, body.into)
    // Both at once, so that two merges that cross wait for each other and do not make a ring.
    await lockTickets(tx.db, tx.building._id, [params.id, targetId])
    const before = await requireSeen(tx, params.id, body.version)
    const target = await requireKnown(tx, targetId)
    if (isOver(before.status)) throw over()
    if (isOver(target.status)) throw Conflict(`Ticket #${target.number} is closed. Reopen it or choose another.`)
    const affected = [...before.followerIds, ...(before.reporterId === null ? [] : [before.reporterId])]
    const joining = affected.filter((accountId) => accountId !== target.reporterId)
    await insertFollowers(tx.db, tx.building._id, targetId, joining, tx.now)
    await updateMerged(tx.db, tx.building._id, params.id, targetId, tx.now)
    const words = `#${target.number}`
    const { after, eventId } = await noteEvent(tx, before, params.id, { kind: 'merged', side: 'desk', words })
    await tellFollowers(tx, after, eventId)
    await touchTicket(tx.db, tx.building._id, targetId, tx.now)
    await noteEvent(tx, target, targetId, { kind: 'gathered', side: 'desk', words: `#${before.number}` })
    return shown(tx, after)
  })

/** Rates how a ticket was resolved, once; a low rating opens it again. 409 where there is nothing to rate. */
export const rateTicket = (ctx: Caller, { params, body }: ById & { body: TicketRating }): Promise<Ticket> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, params.id, body.version)
    const can = canFor(eyesOf(tx, before), await factsOf(tx, before), tx.now)
    if (!can.rate) throw Conflict('Only the person who reported a ticket can rate it, once, after it is resolved.')
    const { stars } = body
    const words = `${stars} of 5${body.words === '' ? '' : `: ${body.words}`}`
    await updateRating(tx.db, tx.building._id, params.id, { stars, words: body.words }, tx.now)
    let { after, eventId } = await noteEvent(tx, before, params.id, { kind: 'rated', side: 'resident', words })
    if (isLow(stars) && can.steps.includes('reopen')) {
      const again = { step: 'reopen', words: body.words } as const
      ;({ after, eventId } = await takeStep(tx, after, again, 'resident'))
      await tellFollowers(tx, after, eventId)
    }
    await tellDesk(tx, after, eventId)
    return shown(tx, after)
  })
