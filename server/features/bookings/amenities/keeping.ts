/** Adding, changing and retiring amenities; what is booked stands whatever becomes of them. */
import type { Amenity, AmenityChange, AmenityDraft, AmenityRetire } from '../../../../contract/bookings/amenity.ts'
import { amenitiesMost, bookingAheadMostDays } from '../../../../contract/limits/bookings.ts'
import { later } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../../http/errors.ts'
import { newSecret } from '../../../platform/secrets.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import {
  insertAmenity,
  insertRules,
  lockAmenity,
  nameConstraint,
  updateAmenity,
  updateRetired,
  type KnownAmenity,
} from '../amenity-store.ts'
import { offerFreed } from '../offering.ts'
import { requireAmenity, requireKnownAmenity, type ById, type Caller } from '../reading.ts'
import { keepingText, withAuthority } from './citing.ts'
import { noteAmenity } from './record.ts'
import { countAmenities } from './store.ts'

const dayMs = 86_400_000

/** Another one that can be booked has the name: said where it was typed. */
const sayingWhoseName = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, nameConstraint)) throw InvalidField('name', 'Another amenity already has this name')
    throw error
  }
}

/** 409 where the building has as many as it may; it is held, so that none comes between. */
const requireRoom = async (tx: InBuilding): Promise<void> => {
  await lockBuilding(tx.db, tx.building._id)
  if ((await countAmenities(tx.db, tx.building._id)) >= amenitiesMost)
    throw Conflict(`A building can have at most ${amenitiesMost} amenities. Take one out of service first.`)
}

/** The amenity, locked, as the caller saw it; 404 for one next door, 409 with the newer one for one that moved on. */
const requireSeen = async (tx: Caller, id: string, version: number): Promise<KnownAmenity> => {
  await lockAmenity(tx.db, tx.building._id, id)
  const found = await requireKnownAmenity(tx, id)
  if (found.version !== version) requireVersion(await requireAmenity(tx, id), version)
  return found
}

/** Those who wait may find room now. */
const offerToAll = (tx: Caller, amenity: Amenity): Promise<void> =>
  offerFreed(tx, { amenity, blockedFrom: tx.now, blockedUntil: later(tx.now, bookingAheadMostDays * dayMs) })

/** Records what became of an amenity, and answers it. */
const noted = async (
  tx: Caller,
  id: string,
  action: 'created' | 'changed' | 'retired' | 'reopened',
  before: KnownAmenity | null,
): Promise<Amenity> => {
  await noteAmenity(tx, action, { before, after: await requireKnownAmenity(tx, id) })
  return requireAmenity(tx, id)
}

/** Adds an amenity; 400 where another one that can be booked has the name or by what it rests on, 409 where there are too many. */
export const addAmenity = (ctx: Caller, { body }: { body: AmenityDraft }): Promise<Amenity> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      await requireRoom(tx)
      const _id = newId(Date.parse(tx.now))
      const draft = await withAuthority(tx, body, null)
      await keepingText(() => insertAmenity(tx.db, tx.building._id, { ...draft, _id, at: tx.now, code: newSecret() }))
      if (body.rules !== '') await insertRules(tx.db, tx.building._id, _id, { words: body.rules, at: tx.now })
      return noted(tx, _id, 'created', null)
    }),
  )

/**
 * Writes an amenity anew. Rules that say something else are another version, which is accepted from now on. 409 where nobody
 * may wait any more while lots are still to be drawn.
 */
export const changeAmenity = (ctx: Caller, { params, body }: ById & { body: AmenityChange }): Promise<Amenity> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const { version, ...draft } = body
      const before = await requireSeen(tx, params.id, version)
      if (!draft.hasWaitlist && before.peaks.some(({ drawnAt }) => drawnAt === null))
        throw Conflict('A draw is still scheduled, and it needs the waitlist. Remove the draw first.')
      const rested = await withAuthority(tx, draft, before)
      await keepingText(() => updateAmenity(tx.db, tx.building._id, params.id, rested))
      if (draft.rules !== before.rules)
        await insertRules(tx.db, tx.building._id, params.id, { words: draft.rules, at: tx.now })
      const after = await noted(tx, params.id, 'changed', before)
      await offerToAll(tx, after)
      return after
    }),
  )

/** An amenity cannot be booked any more; 409 where that is so already. */
export const retireAmenity = (ctx: Caller, { params, body }: ById & { body: AmenityRetire }): Promise<Amenity> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, params.id, body.version)
    if (before.retiredAt !== null) throw Conflict('This amenity is already out of service.')
    await updateRetired(tx.db, tx.building._id, params.id, { at: tx.now, reason: body.reason })
    return noted(tx, params.id, 'retired', before)
  })

/** An amenity can be booked again; 409 where it can, where another one has taken its name, or where there are too many. */
export const reopenAmenity = async (
  ctx: Caller,
  { params, body }: ById & { body: { version: number } },
): Promise<Amenity> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      await requireRoom(tx)
      const before = await requireSeen(tx, params.id, body.version)
      if (before.retiredAt === null) throw Conflict('This amenity is already in service.')
      await updateRetired(tx.db, tx.building._id, params.id, { at: null, reason: '' })
      const after = await noted(tx, params.id, 'reopened', before)
      await offerToAll(tx, after)
      return after
    })
  } catch (error) {
    if (violates(error, nameConstraint)) throw Conflict('Another amenity has this name. Rename one of the two.')
    throw error
  }
}
