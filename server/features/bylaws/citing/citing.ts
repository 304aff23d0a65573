/** Bylaws and rules for the features whose records rest on them. */
import type { BylawState } from '../../../../contract/bylaws/bylaw.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import { localDateOf, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { violates } from '../../../db/transaction.ts'
import { InvalidField } from '../../../http/errors.ts'
import { selectInForce } from '../lists-store.ts'
import { selectBylaw, selectSuccessor, selectThose, type KnownBylaw } from '../store.ts'
import { stateOn } from '../rules.ts'
import { citingFault, endOf } from './rules.ts'

const named = ({ _id, set, number, heading }: KnownBylaw) => ({ _id, kind: set.kind, number, heading })

/** The text in force that took the place of another one, which may itself have been replaced since. */
const inPlaceOf = async (ctx: InBuilding, { _id }: KnownBylaw, day: LocalDate): Promise<CitedBylaw['replacedBy']> => {
  const next = await selectSuccessor(ctx.db, ctx.building._id, _id)
  if (next === null) return null
  const state = stateOn(next, day)
  if (state === 'replaced') return inPlaceOf(ctx, next, day)
  return state === 'inForce' || state === 'toRatify' ? named(next) : null
}

/** Reads a text as what rests on it names it, and how it is on a day; null for one that the building doesn’t have. */
export const citedBylaw = async (ctx: InBuilding, id: string, day: LocalDate): Promise<CitedBylaw | null> => {
  const text = await selectBylaw(ctx.db, ctx.building._id, id)
  if (text === null) return null
  const state = stateOn(text, day)
  return {
    ...named(text),
    state,
    inForceFrom: text.inForceFrom,
    endedOn: endOf(text, state),
    replacedBy: state === 'replaced' ? await inPlaceOf(ctx, text, day) : null,
  }
}

/** Refuses a text that isn’t in the building’s register. */
const UnknownBylaw = () => InvalidField('bylawId', 'This isn’t in the register. Choose another one.')

/**
 * Reads the text that something is to rest on from a day on. 400 on `bylawId` for one that the building doesn’t have or
 * that isn’t in force on that day, and for a rule that isn’t ratified where a fee or deposit is asked for. The row isn’t
 * locked: the foreign key of what rests on it keeps it.
 */
export const requireCitable = async (
  ctx: InBuilding,
  id: string,
  { on, asksMoney }: { on: LocalDate; asksMoney: boolean },
): Promise<CitedBylaw> => {
  const cited = await citedBylaw(ctx, id, on)
  if (cited === null) throw UnknownBylaw()
  const fault = citingFault(cited, { asksMoney, jurisdiction: ctx.building.jurisdiction })
  if (fault !== null) throw InvalidField('bylawId', fault)
  return cited
}

/** Writes what rests on a text. 400 on `bylawId` where the text was removed meanwhile, which the foreign key decides. */
export const restingOn = async <T>(constraint: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, constraint)) throw UnknownBylaw()
    throw error
  }
}

/** Reads texts of the building by their ids, each with how it is on a day. */
export const textsOf = async (
  ctx: InBuilding,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownBylaw & { stateOn: (day: LocalDate) => BylawState }>> => {
  const texts = ids.length === 0 ? [] : await selectThose(ctx.db, ctx.building._id, ids)
  return new Map(texts.map((text) => [text._id, { ...text, stateOn: (day) => stateOn(text, day) }]))
}

/** Finds the bylaw in force today with a number, whatever its set; null where there is none. */
export const findBylaw = async (ctx: InBuilding, number: string): Promise<string | null> => {
  const texts = await selectInForce(ctx.db, ctx.building._id, localDateOf(ctx.now, ctx.building.timeZone))
  return texts.find((text) => text.set.kind === 'bylaw' && text.number === number)?._id ?? null
}
