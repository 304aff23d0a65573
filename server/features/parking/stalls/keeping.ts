/** Adding, changing, moving and taking away stalls. */
import { stallsMost } from '../../../../contract/limits/parking-stalls.ts'
import type { Stall, StallChange, StallDraft, StallMove } from '../../../../contract/parking/stalls.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, isReferred, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import type { ById } from '../caller.ts'
import { stallShown, requireSeenStall, requireStall } from './reading.ts'
import { noteStall, valuesOf } from './record.ts'
import { basesFor, roomAmong } from './rules.ts'
import {
  countStalls,
  deleteStall,
  insertStall,
  numberConstraint,
  selectPlaces,
  updatePlace,
  updateStall,
} from './stalls-store.ts'

/** Another of the level has the number: said where it was typed. */
const sayingWhoseNumber = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, numberConstraint))
      throw InvalidField('number', 'This level already has a stall with this number')
    throw error
  }
}

/** Writes a new stall, where its level has room if it says no place; answers its id. */
export const writeStall = async (tx: InBuilding, draft: StallDraft): Promise<string> => {
  const buildingId = tx.building._id
  if ((await countStalls(tx.db, buildingId)) >= stallsMost)
    throw Conflict(`A building can have at most ${stallsMost} stalls.`)
  const _id = newId(Date.parse(tx.now))
  const place = draft.place ?? roomAmong(await selectPlaces(tx.db, buildingId, draft.level))
  await insertStall(tx.db, buildingId, { ...draft, place, _id, at: tx.now })
  await noteStall(tx, 'created', { stallId: _id, after: valuesOf(await requireStall(tx, _id)) })
  return _id
}

/** Adds a stall; 400 where its level has the number. */
export const addStall = (ctx: InBuilding, { body }: { body: StallDraft }): Promise<Stall> =>
  sayingWhoseNumber(() => inTransaction(ctx, async (tx) => stallShown(tx, await writeStall(tx, body))))

/** Writes a stall anew; who has it must be able to have it still. */
export const changeStall = (ctx: InBuilding, { params, body }: ById & { body: StallChange }): Promise<Stall> =>
  sayingWhoseNumber(() =>
    inTransaction(ctx, async (tx) => {
      const { version, ...fields } = body
      const before = await requireSeenStall(tx, params.id, version)
      const { assignments, offer } = await stallShown(tx, params.id)
      const kept = [...assignments.filter(({ state }) => state !== 'over'), ...(offer ? [offer] : [])]
      const hindering = kept.find(({ basis }) => !basesFor(fields).includes(basis))
      if (hindering)
        throw InvalidField(
          fields.visitor ? 'visitor' : 'tenure',
          `Unit ${hindering.unitNumber} has this stall or an offer for it; end that first`,
        )
      await updateStall(tx.db, tx.building._id, params.id, fields)
      const after = valuesOf(await requireStall(tx, params.id))
      await noteStall(tx, 'changed', { stallId: params.id, before: valuesOf(before), after })
      return stallShown(tx, params.id)
    }),
  )

/** Moves, resizes or turns a stall on its map. */
export const placeStall = (ctx: InBuilding, { params, body }: ById & { body: StallMove }): Promise<Stall> =>
  inTransaction(ctx, async (tx) => {
    const { version, ...place } = body
    const before = await requireSeenStall(tx, params.id, version)
    await updatePlace(tx.db, tx.building._id, params.id, place)
    const after = valuesOf(await requireStall(tx, params.id))
    await noteStall(tx, 'moved', { stallId: params.id, before: valuesOf(before), after })
    return stallShown(tx, params.id)
  })

/** Takes a stall away that nobody ever had; 409 where somebody did, so that the history of it stays. */
export const removeStall = async (
  ctx: InBuilding,
  { params, body }: ById & { body: { version: number } },
): Promise<undefined> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = await requireSeenStall(tx, params.id, body.version)
      await deleteStall(tx.db, tx.building._id, params.id)
      await noteStall(tx, 'removed', { stallId: params.id, before: valuesOf(before), after: {} })
      return undefined
    })
  } catch (error) {
    if (isReferred(error)) throw Conflict('This stall has been assigned before, so it stays in the records.')
    throw error
  }
}
