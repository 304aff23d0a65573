/** Who is on council: appointed for a term, with offices that may change, until it ends. */
import type { Council, CouncilTerm, NewTerm, TermChange, TermEnd } from '../../../../contract/units/council.ts'
import type { Position } from '../../../../contract/council-words.ts'
import { openTermsMost } from '../../../../contract/limits/council.ts'
import type { Paging } from '../../../../contract/paging.ts'
import { keepsBooks, mayGive } from '../../../../contract/role-rights.ts'
import type { Page } from '../../../../contract/route.ts'
import { councilDoubts } from '../../../../law/law.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import {
  Conflict,
  Forbidden,
  Invalid,
  InvalidField,
  NotFound,
  requireVersion,
  orNotFound,
} from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding, treasurerKeepsBooks } from '../../buildings/buildings.ts'
import { refusalWords, requireManaging } from '../access/access.ts'
import { selectManagers } from '../access/store.ts'
import { announceUnits } from '../announce.ts'
import { selectStandings } from '../moves/desk-store.ts'
import { isLastManager } from '../moves/rules.ts'
import { today } from '../residents.ts'
import { selectElectors, selectWithoutTerm } from './candidates-store.ts'
import { closeTerm, told } from './ending.ts'
import { tellAppointed } from './messages.ts'
import { changeFaults, isTreasurer, newTermFaults, stateOf, takesTreasury, type TermFault } from './rules.ts'
import { followLater, settleCouncil, tellTabs } from './settling.ts'
import { insertTerm, selectOpenTerms, selectPastTerms, selectTerm, updateTerm, type TermRow } from './store.ts'

export { readCandidate } from './candidates.ts'
export { treasuryOf } from './store.ts'
export { councilJobs, settleCouncil } from './settling.ts'
export { wordTerms } from './messages.ts'

/** Who appoints: somebody who manages the building, or the demo. */
export type Appointing = InBuilding & Pick<Member, 'role' | 'superadmin'> & Partial<Pick<Member, 'permissions'>>

const shown = (ctx: InBuilding, term: TermRow): CouncilTerm => {
  const { _id, personId, name, positions, from, to, version, role, accountId } = term
  const state = stateOf(term, today(ctx), ctx.building.timeZone)
  const isMe = accountId !== null && accountId === ctx.account?._id
  return { _id, personId, name, positions, from, to, version, role, state, isMe }
}

/** The terms that run and those to come, who has the role without one, and what is odd about it by the building's law. */
export const readCouncil = async (ctx: Appointing): Promise<Council> => {
  const { _id: buildingId, jurisdiction } = ctx.building
  const day = today(ctx)
  const open = (await selectOpenTerms(ctx.db, buildingId)).map((term) => shown(ctx, term))
  const running = open.filter(({ state }) => state === 'running')
  const electors = await selectElectors(ctx.db, buildingId, day)
  const withoutTerm = await selectWithoutTerm(ctx.db, buildingId, day, ctx.now)
  const seats = [
    ...running.map(({ positions }) => ({
      isPresident: positions.includes('president'),
      isVicePresident: positions.includes('vice_president'),
    })),
    ...withoutTerm.map(() => ({ isPresident: false, isVicePresident: false })),
  ]
  return {
    today: day,
    terms: [...running, ...open.filter(({ state }) => state === 'coming')],
    withoutTerm,
    keepsBooks: (await treasurerKeepsBooks(ctx.db, buildingId))
      ? running.filter(isTreasurer).map(({ _id }) => _id)
      : [],
    doubts: councilDoubts(jurisdiction, seats, electors),
    ...electors,
  }
}

/** Terms that are over or were taken back, the latest first. */
export const listPastTerms = async (ctx: Appointing, { query }: { query: Paging }): Promise<Page<CouncilTerm>> => {
  const { items, nextCursor } = await selectPastTerms(ctx.db, ctx.building._id, query)
  return { items: items.map((term) => shown(ctx, term)), nextCursor }
}

const requireSound = (faults: readonly TermFault[]): void => {
  if (faults[0]) throw Invalid(faults[0].message, [...faults])
}

const find = async (tx: InBuilding, id: string): Promise<TermRow> =>
  orNotFound(await selectTerm(tx.db, tx.building._id, id))

/** Refuses someone who gives themselves the office of treasurer where that gives them the books and others could. Throws 403. */
const requireGivenByOthers = async (tx: Appointing, term: CouncilTerm, before: readonly Position[]): Promise<void> => {
  if (!takesTreasury(term, before) || keepsBooks(tx)) return
  if (!(await treasurerKeepsBooks(tx.db, tx.building._id))) return
  const managers = await selectManagers(tx.db, tx.building._id)
  if (managers.some(({ accountId }) => accountId !== tx.account?._id))
    throw Forbidden('The treasurer keeps the books here, so someone else has to give you this office.')
}

const overlapping = (error: unknown): unknown =>
  violates(error, 'council_terms_one_at_a_time')
    ? Conflict('They have another term on these dates. Change that term, or choose other dates.')
    : error

/** One change of a council at a time, by somebody who may give the role; then what follows from it. */
const changing = async (ctx: Appointing, work: (tx: Appointing) => Promise<string>): Promise<CouncilTerm> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockBuilding(tx.db, tx.building._id)
      if (tx.account) await requireManaging({ ...tx, account: tx.account } as Member)
      if (!mayGive(tx, 'council')) throw Forbidden('You can’t give this role to someone.')
      const id = await work(tx)
      announceUnits(tx)
      tellTabs(tx)
      return shown(tx, await find(tx, id))
    })
  } catch (error) {
    throw overlapping(error)
  }
}

/**
 * Appoints somebody of the roster for a term. One that runs makes their account council at once; one to come gives nothing
 * before its day, and one that is over is only written down. 404 for a person of another building, 409 where they have a
 * term on these days.
 */
export const appoint = (ctx: Appointing, { body }: { body: NewTerm }): Promise<CouncilTerm> =>
  changing(ctx, async (tx) => {
    const buildingId = tx.building._id
    const day = today(tx)
    const { personId, positions, from, to } = body
    const [person] = await selectStandings(tx.db, buildingId, [personId], day)
    if (!person) throw NotFound()
    requireSound(newTermFaults(body, day))
    if ((await selectOpenTerms(tx.db, buildingId)).length >= openTermsMost)
      throw Conflict(`A building can have at most ${openTermsMost} current and upcoming terms.`)
    const isOver = to !== null && to < day
    const term = { _id: newId(Date.parse(tx.now)), personId, positions, from, to, closedAt: isOver ? tx.now : null }
    await insertTerm(tx.db, buildingId, term, tx.now)
    await requireGivenByOthers(tx, shown(tx, await find(tx, term._id)), [])
    await recordChange(tx, {
      subject: 'councilTerm',
      subjectId: term._id,
      buildingId,
      action: 'appointed',
      after: { personId, ...told(term) },
    })
    if (isOver) return term._id
    await settleCouncil(tx)
    await followLater(tx, term)
    await tellAppointed(tx, term._id)
    return term._id
  })

/** Changes the offices or days of a term. Throws 400 for days that would end or move one that runs, 409 where it is stale. */
export const changeTerm = (
  ctx: Appointing,
  { params, body }: { params: { id: string }; body: TermChange },
): Promise<CouncilTerm> =>
  changing(ctx, async (tx) => {
    const before = await find(tx, params.id)
    const day = today(tx)
    const seen = shown(tx, before)
    requireVersion(seen, body.version)
    requireSound(changeFaults(seen.state, before, body, day))
    const { positions, from, to } = body
    const after = { ...before, positions, from, to }
    await requireGivenByOthers(tx, { ...seen, positions }, before.positions)
    await updateTerm(tx.db, tx.building._id, before, after)
    await recordChange(tx, {
      subject: 'councilTerm',
      subjectId: before._id,
      buildingId: tx.building._id,
      action: 'changed',
      before: told(before),
      after: told(after),
    })
    if (before.closedAt === null) {
      await settleCouncil(tx)
      await followLater(tx, after)
    }
    return before._id
  })

/** The role may not end with the last one who manages the building, and one's own only by saying so. */
const requireEndable = async (tx: Appointing, term: TermRow, ownRoleEnds: boolean): Promise<void> => {
  if (term.role !== 'council') return
  if (shown(tx, term).isMe && !ownRoleEnds)
    throw InvalidField('ownRoleEnds', 'Confirm that you want your own role to end')
  const managers = await selectManagers(tx.db, tx.building._id)
  const others = managers.filter(({ accountId }) => accountId !== term.accountId).map(({ role }) => role)
  const holder = { ...term, accountEmail: term.email, ties: [], held: [] }
  if (isLastManager(term.role, others)) throw Conflict(refusalWords(holder, tx.building.name, 'lastManager'))
}

/**
 * Ends a term at once or with a day of today or later; one that has not begun is taken back. With the term the role falls
 * back to what their ties give. 409 where it is over, and where nobody would manage the building.
 */
export const endTerm = (
  ctx: Appointing,
  { params, body }: { params: { id: string }; body: TermEnd },
): Promise<CouncilTerm> =>
  changing(ctx, async (tx) => {
    const before = await find(tx, params.id)
    const seen = shown(tx, before)
    requireVersion(seen, body.version)
    const { lastDay, ownRoleEnds } = body
    if (seen.state === 'over' || seen.state === 'withdrawn') throw Conflict('This term has already ended.')
    if (lastDay !== null) {
      requireLastDay(seen, lastDay, today(tx))
      const after = { ...before, to: lastDay }
      await updateTerm(tx.db, tx.building._id, before, after)
      const note = { subject: 'councilTerm', subjectId: before._id, buildingId: tx.building._id } as const
      await recordChange(tx, { ...note, action: 'changed', before: told(before), after: told(after) })
      await settleCouncil(tx)
      await followLater(tx, after)
      return before._id
    }
    if (seen.state === 'running') await requireEndable(tx, before, ownRoleEnds)
    await settleCouncil(tx, [await closeTerm(tx, before, { action: 'ended' })])
    return before._id
  })

const requireLastDay = ({ from, to }: CouncilTerm, lastDay: string, day: string): void => {
  if (lastDay < day) throw InvalidField('lastDay', 'Choose today or later, or end it immediately')
  if (lastDay < from) throw InvalidField('lastDay', 'The last day is before the first')
  if (to !== null && lastDay > to) throw InvalidField('lastDay', 'The term already ends before that date')
}
