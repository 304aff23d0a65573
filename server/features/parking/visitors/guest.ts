/**
 * What a guest sees and does by a resident's link, without an account. A link that is wrong, used up, over or ended answers
 * 404 like one that never was; no answer names the unit.
 */
import type { GuestPass, Visit, VisitDraft } from '../../../../contract/parking/guest.ts'
import { later } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound } from '../../../http/errors.ts'
import { hashOf, newSecret } from '../../../platform/secrets.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { selectOpenLink, selectOwnPass, updateUsed, type OpenLink, type OwnPass } from './guest-links-store.ts'
import { requireAllowed, visitorSpaces } from './judging.ts'
import { tellArrived } from './messages.ts'
import { holdLot, keepPass } from './registering.ts'
import { stateOf } from './rules.ts'

interface ByToken {
  query: { token: string }
}

const hourMs = 60 * 60 * 1000

const open = async (ctx: Ctx, token: string): Promise<{ tx: InBuilding; link: OpenLink }> => {
  const link = await selectOpenLink(ctx.db, hashOf(token), ctx.now)
  const building = link && (await findCurrentBuilding(ctx.db, link.buildingId))
  if (!link || !building?.features.parking) throw NotFound()
  return { tx: { ...ctx, building }, link }
}

/** What a guest reads before they register. */
export const visit = async (ctx: Ctx, { query }: ByToken): Promise<Visit> => {
  const { tx, link } = await open(ctx, query.token)
  const { longestStayHours, retentionDays } = await parkingSettingsOf(tx)
  const { free } = await visitorSpaces(tx)
  const { name: buildingName, timeZone } = tx.building
  const { hostFirstName, until } = link
  return {
    ...{ buildingName, timeZone, hostFirstName, until },
    now: tx.now,
    ...{ longestStayHours, retentionDays },
    freeSpaces: free,
  }
}

const shownToGuest = ({ endedAt, ...pass }: OwnPass, now: string): GuestPass => {
  const state = stateOf({ ...pass, endedAt, endedAs: endedAt === null ? null : 'cancelled' }, now)
  return { ...pass, state: state === 'active' || state === 'upcoming' ? state : 'over' }
}

/** Registers a guest from now on for so many hours, under the same rules as the resident; one use of the link is spent. */
export const registerVisit = (
  ctx: Ctx,
  { query, body }: ByToken & { body: VisitDraft },
): Promise<{ pass: GuestPass; path: string }> =>
  inTransaction(ctx, async (inside) => {
    const { tx, link } = await open(inside, query.token)
    const { hours, ...fields } = body
    const { unitId, hostId } = link
    const times = { from: tx.now, until: later(tx.now, hours * hourMs) }
    await holdLot(tx, unitId)
    await requireAllowed(tx, { unitId, plate: fields.licensePlate, ...times, voice: 'unit' }, null)
    if (!(await updateUsed(tx.db, tx.building._id, link._id))) throw NotFound()
    const secret = newSecret()
    const guest = { linkId: link._id, tokenHash: hashOf(secret) }
    const stay = { unitId, hostId, ...times, source: 'guest_link' as const, guest }
    await tellArrived(tx, await keepPass(tx, { ...fields, purpose: '', notes: '' }, stay))
    const own = (await selectOwnPass(tx.db, guest.tokenHash))!
    return { pass: shownToGuest(own, tx.now), path: `/visitor-pass/${secret}` }
  })

/** A guest's own pass, until the plate is erased. */
export const visitPass = async (ctx: Ctx, { query }: ByToken): Promise<GuestPass> => {
  const own = await selectOwnPass(ctx.db, hashOf(query.token))
  if (!own) throw NotFound()
  return shownToGuest(own, ctx.now)
}
