/** A unit is sold: ownerships end on the day before completion, and the buyers' start on it. */
import { formatDate } from '../../../../contract/time.ts'
import type { Buyer } from '../../../../contract/units/move-facts.ts'
import type { MoveOutcome, MovePlan, Sale } from '../../../../contract/units/moves.ts'
import { InvalidField } from '../../../http/errors.ts'
import { holdsOn } from '../rules.ts'
import { readComers, type Named } from './coming.ts'
import { lastDayOf, tiesAfter, type Course, type Start } from './course.ts'
import { selectStandings, type Tie } from './desk-store.ts'
import { groundOf, notesOf, tiesNamed } from './ground.ts'
import { plan, record, type Moving } from './recording.ts'
import { addedShare, doubtfulDay, doubtfulShares } from './rules.ts'

type Call<B> = { params: { id: string }; body: B }

const startOf = (buyer: Buyer, { name, email, person }: Named, owned: Tie | undefined): Start => ({
  personId: person?.personId ?? null,
  name,
  email,
  role: 'owner',
  sharePercent: owned ? addedShare(owned.sharePercent, buyer.sharePercent) : buyer.sharePercent,
  occupiesUnit: buyer.occupiesUnit,
  facts: buyer,
})

const doubtsOf = (course: Course): string[] => {
  const after = tiesAfter(course).filter((tie) => tie.role === 'owner' && holdsOn(tie, course.takesEffectOn))
  const shares = doubtfulShares(after.map(({ sharePercent }) => sharePercent))
  const coming = course.ties.filter((tie) => tie.role === 'owner' && tie.from !== null && tie.from > course.today)
  const renting = course.ties.filter(
    (tie) =>
      tie.role === 'tenant' &&
      holdsOn(tie, course.takesEffectOn) &&
      !course.ends.includes(tie) &&
      course.starts.some(({ personId }) => personId === tie.personId),
  )
  return [
    ...(shares ? [shares] : []),
    ...coming.map(({ name, from }) => `${name} is already recorded as owner from ${formatDate(from!)}.`),
    ...renting.map(({ name }) => `${name} rents the unit and is now buying it. Should the tenancy end?`),
  ]
}

const course = async (ctx: Moving, { params, body }: Call<Sale>): Promise<Course> => {
  const { completesOn: takesEffectOn, sellerIds, endingIds, buyers, things, roles, ownAccessEnds } = body
  const ground = await groundOf(ctx, params.id)
  const wrongDay = doubtfulDay(takesEffectOn, ground.today)
  if (wrongDay) throw InvalidField('completesOn', wrongDay)
  const lastDay = lastDayOf({ takesEffectOn })
  const sellers = await tiesNamed(ctx, ground, sellerIds, lastDay)
  if (sellers.some(({ role }) => role !== 'owner')) throw InvalidField('sellerIds', 'Only owners can sell')
  const ending = await tiesNamed(ctx, ground, endingIds, lastDay)
  if (ending.some(({ role }) => role === 'owner')) throw InvalidField('endingIds', 'An ownership ends when it’s sold')
  const named = await readComers(ctx, buyers, 'buyers')
  if (named.length === 1 && sellers.every(({ personId }) => personId === named[0]!.person?.personId))
    throw InvalidField('buyers.0.lastName', `${named[0]!.name} already owns what is being sold`)
  const ownedBy = (personId: string | undefined) =>
    ground.ties.find(
      (tie) => tie.role === 'owner' && tie.personId === personId && holdsOn(tie, lastDay) && !sellers.includes(tie),
    )
  const owned = named.map(({ person }) => ownedBy(person?.personId))
  const ends = [...sellers, ...owned.filter((tie) => tie !== undefined), ...ending]
  const starts = buyers.map((buyer, index) => startOf(buyer, named[index]!, owned[index]))
  const ids = [...ends.map(({ personId }) => personId), ...starts.flatMap(({ personId }) => personId ?? [])]
  const made: Course = {
    ...ground,
    kind: 'sale',
    takesEffectOn,
    ends,
    starts,
    lives: [],
    choices: { things, roles, ownAccessEnds },
    notes: await notesOf(ctx, starts),
    doubts: [],
    people: await selectStandings(ctx.db, ctx.building._id, ids, ground.today),
  }
  return { ...made, doubts: doubtsOf(made) }
}

/** Says what a sale would bring about. */
export const planSale = (ctx: Moving, call: Call<Sale>): Promise<MovePlan> => plan(ctx, (at) => course(at, call))

/** Records a sale. Throws 409 with the present state where somebody recorded another one meanwhile. */
export const recordSale = (ctx: Moving, call: Call<Sale & { planned: string }>): Promise<MoveOutcome> =>
  record(ctx, (at) => course(at, call), call.body.planned)
