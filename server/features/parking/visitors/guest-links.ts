/** A resident's links for guests: made, listed, ended. */
import { guestLinksMost } from '../../../../contract/limits/parking.ts'
import type { GuestLink, GuestLinkDraft, NewGuestLink } from '../../../../contract/parking/guest.ts'
import { later } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { hashOf, newSecret } from '../../../platform/secrets.ts'
import { recordChange } from '../../audit/audit.ts'
import { unitsOf, type ById, type Caller } from '../caller.ts'
import { insertGuestLink, selectGuestLinks, updateGuestLinkEnded } from './guest-links-store.ts'
import { holdLot } from './registering.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The links of the caller that still let somebody in. */
export const guestLinks = (ctx: Caller): Promise<GuestLink[]> =>
  selectGuestLinks(ctx.db, ctx.building._id, { hostId: ctx.account._id, now: ctx.now })

/** Makes a link for so many guests and days; 404 for a unit that is not the caller's, 409 where they have many already. */
export const makeGuestLink = (ctx: Caller, { body }: { body: GuestLinkDraft }): Promise<NewGuestLink> =>
  inTransaction(ctx, async (tx) => {
    const { unitId, uses, days } = body
    if (!(await unitsOf(tx)).includes(unitId)) throw NotFound()
    await holdLot(tx, unitId)
    if ((await guestLinks(tx)).length >= guestLinksMost)
      throw Conflict(`You already have ${guestLinksMost} valid links. Revoke one first.`)
    const secret = newSecret()
    const _id = newId(Date.parse(tx.now))
    const until = later(tx.now, days * dayMs)
    const link = { _id, unitId, uses, until, hostId: tx.account._id, hash: hashOf(secret), at: tx.now }
    await insertGuestLink(tx.db, tx.building._id, link)
    await recordChange(tx, {
      ...{ subject: 'parkingLink', subjectId: _id, buildingId: tx.building._id },
      action: 'guest link made',
      after: { uses, until },
    })
    const made = (await guestLinks(tx)).find((one) => one._id === _id)!
    return { ...made, path: `/visit/${secret}` }
  })

/** Ends a link of the caller's; whoever registered by it stays so. 404 for anybody else's. */
export const endGuestLink = (ctx: Caller, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const by = { id: params.id, hostId: tx.account._id, at: tx.now }
    if (!(await updateGuestLinkEnded(tx.db, tx.building._id, by))) throw NotFound()
    await recordChange(tx, {
      ...{ subject: 'parkingLink', subjectId: params.id, buildingId: tx.building._id },
      action: 'guest link ended',
    })
    return undefined
  })
