/** What is known of a unit before a sale or a move is recorded. */
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { MoveDesk, PersonChoice } from '../../../../contract/units/moves.ts'
import type { InBuilding } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { today } from '../residents.ts'
import { selectStandings, selectThings, selectTies, selectUnitNamed, type Tie } from './desk-store.ts'
import { selectPeople } from './people-store.ts'
import { selectMoves } from './store.ts'
import { whoOf } from './words.ts'

const current = (ties: readonly Tie[], day: string) => ties.filter(({ to }) => to === null || to >= day)

const shownTies = async (ctx: InBuilding, ties: readonly Tie[], day: string): Promise<MoveDesk['ties']> => {
  const ids = ties.map(({ personId }) => personId)
  const people = await selectStandings(ctx.db, ctx.building._id, ids, day)
  const byId = new Map(people.map((person) => [person.personId, person]))
  return ties.map(({ isPrimary: _, ...tie }) => {
    const person = byId.get(tie.personId)
    return {
      ...tie,
      email: person?.email ?? null,
      hasAccount: person?.accountId !== undefined && person.accountId !== null,
      membership: person?.role ?? null,
    }
  })
}

/** The unit with who and what belongs to it today and later, and the moves that were recorded. */
export const readDesk = async (ctx: InBuilding, { params }: { params: { id: string } }): Promise<MoveDesk> => {
  const { db, building } = ctx
  const unit = await selectUnitNamed(db, building._id, params.id)
  if (!unit) throw NotFound()
  const day = today(ctx)
  const ties = current(await selectTies(db, building._id, unit._id), day)
  const moves = await selectMoves(db, building._id, { unitId: unit._id })
  return {
    unit,
    today: day,
    ties: await shownTies(ctx, ties, day),
    things: await selectThings(db, building._id, unit._id),
    moves: moves.map(({ _id, kind, takesEffectOn, recordedAt, recordedBy, doneAt, leavers, arrivers }) => ({
      _id,
      kind,
      takesEffectOn,
      recordedAt,
      recordedBy,
      words: whoOf(kind, leavers, arrivers),
      done: doneAt !== null,
    })),
  }
}

/** People of the building by name or e-mail, with the units they are tied to today. */
export const listPeople = (ctx: InBuilding, { query }: { query: Paging }): Promise<Page<PersonChoice>> =>
  selectPeople(ctx.db, ctx.building._id, query, today(ctx))
