/** What every course of a move begins with: the unit, its people and things, and who of them is meant. */
import { NotFound } from '../../../http/errors.ts'
import { today } from '../residents.ts'
import type { Course, Start } from './course.ts'
import { selectRolesByEmail, selectThings, selectTies, selectUnitNamed, type Tie } from './desk-store.ts'
import { staleUnit, type Moving } from './recording.ts'
import { cannotEnd } from './rules.ts'

/** The unit as a course begins with it; 404 where it is not of this building. */
export const groundOf = async (ctx: Moving, unitId: string) => {
  const unit = await selectUnitNamed(ctx.db, ctx.building._id, unitId)
  if (!unit) throw NotFound()
  const ties = await selectTies(ctx.db, ctx.building._id, unitId)
  return { unit, ties, things: await selectThings(ctx.db, ctx.building._id, unitId), today: today(ctx) }
}

/** The chosen ties of the unit, which must still hold on a last day; 404 for another's, 409 for one that ended. */
export const tiesNamed = async (
  ctx: Moving,
  { unit, ties }: { unit: Course['unit']; ties: readonly Tie[] },
  ids: readonly string[],
  lastDay: string,
): Promise<Tie[]> => {
  const named = [...new Set(ids)].map((id) => ties.find(({ _id }) => _id === id))
  for (const tie of named) {
    if (!tie) throw NotFound()
    const why = cannotEnd(tie, lastDay)
    if (why) throw await staleUnit(ctx, unit._id, why)
  }
  return named.filter((tie) => tie !== undefined)
}

/** Those who come by name and have access already, as whom their address is known. */
export const notesOf = async (ctx: Moving, starts: readonly Start[]): Promise<string[]> => {
  const fresh = starts.flatMap(({ personId, email, name }) => (personId === null && email ? [{ email, name }] : []))
  const roles = await selectRolesByEmail(
    ctx.db,
    ctx.building._id,
    fresh.map(({ email }) => email),
  )
  return fresh.flatMap(({ email, name }) =>
    roles.has(email) ? [`${name} already has access to ${ctx.building.name}, and keeps it.`] : [],
  )
}
