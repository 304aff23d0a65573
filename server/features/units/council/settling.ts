/** The role of council follows the terms: it is given when one begins, and taken when the last one ends. */
import { addDays, localDateOf, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Job } from '../../../platform/jobs.ts'
import { recordChange } from '../../audit/audit.ts'
import { addMember, findCurrentBuilding, foreseeFall, lockBuilding, wakeEverybody } from '../../buildings/buildings.ts'
import { heldUntil } from '../access/rules.ts'
import { selectManagers } from '../access/store.ts'
import { announceUnits } from '../announce.ts'
import { selectStandings, type Standing } from '../moves/desk-store.ts'
import { firstDayWithout } from '../moves/judging.ts'
import { endElsewhere, settleRights } from '../moves/rights.ts'
import { roleByTies } from '../moves/rules.ts'
import { today } from '../residents.ts'
import { holdsOn } from '../rules.ts'
import { closeTerm } from './ending.ts'
import { tellEnded } from './messages.ts'
import { stateOf, stepOf } from './rules.ts'
import { selectBuildingsDue, selectOpenTerms, type TermRow } from './store.ts'

const followJob = 'units.followCouncil'
const everyJob = 'units.followCouncils'

const heldOn = ({ ties }: Standing, day: LocalDate) => ties.filter((tie) => holdsOn(tie, day))

/** Takes the role from somebody: what their ties of today give is left, or nothing. */
const takeRole = async (tx: InBuilding, person: Standing): Promise<void> => {
  const { personId, accountId, email, ties } = person
  const day = today(tx)
  const held = heldOn(person, day)
  const role = roleByTies(held.map((tie) => tie.role))
  await settleRights(tx, {
    ...{ accountId, role: 'council', outcome: { role, asks: false } },
    ...{ held, endsOn: firstDayWithout(ties, day) },
  })
  if (role === null) await endElsewhere(tx, { personId, accountId, email, unitId: null, leavesBuilding: true })
}

/** Writes down when the role falls back by itself and to what, so that it does before any job has run. */
const foreseeEnd = async (tx: InBuilding, accountId: string, person: Standing, terms: readonly TermRow[]) => {
  const last = heldUntil(terms, today(tx))?.last ?? null
  const day = last === null ? null : addDays(last, 1)
  await foreseeFall(tx, {
    buildingId: tx.building._id,
    accountId,
    fall:
      day === null
        ? null
        : {
            at: startOfDay(day, tx.building.timeZone),
            to: roleByTies(heldOn(person, day).map(({ role }) => role)),
          },
  })
}

/** Who loses the role now, but for when nobody would manage the building: then nobody does, and the history says so. */
const thoseWhoLose = async (tx: InBuilding, ending: readonly Standing[]): Promise<readonly Standing[]> => {
  if (ending.length === 0) return ending
  const gone = new Set(ending.map(({ accountId }) => accountId))
  const managers = await selectManagers(tx.db, tx.building._id)
  if (managers.some(({ accountId }) => !gone.has(accountId))) return ending
  const buildingId = tx.building._id
  for (const { accountId, personId } of ending) {
    await foreseeFall(tx, { buildingId, accountId: accountId!, fall: null })
    await recordChange(tx, { subject: 'person', subjectId: personId, buildingId, action: 'role kept', after: {} })
  }
  return []
}

/**
 * Lets every role of council follow the terms of today. `ended` are terms that somebody has just ended; those that are over
 * by their day it closes itself. What is right already is left alone. Call it with the building locked.
 */
export const settleCouncil = async (tx: InBuilding, ended: readonly TermRow[] = []): Promise<void> => {
  const day = today(tx)
  const buildingId = tx.building._id
  const open = await selectOpenTerms(tx.db, buildingId)
  const closed = [...ended]
  const stateToday = (term: TermRow) => stateOf(term, day, tx.building.timeZone)
  for (const term of open)
    if (stateToday(term) === 'over')
      closed.push(await closeTerm(tx, term, { action: 'ended by its day', actor: followJob }))
  const standing = open.filter(({ _id }) => !closed.some((term) => term._id === _id))
  const ids = [...new Set([...standing, ...closed].map(({ personId }) => personId))]
  const losing: Standing[] = []
  const seen = new Set<string>()
  for (const person of await selectStandings(tx.db, buildingId, ids, day)) {
    const { accountId, role } = person
    if (accountId === null || seen.has(accountId)) continue
    seen.add(accountId)
    const isTheirs = (term: TermRow) => term.accountId === accountId
    const terms = standing.filter(isTheirs)
    const runs = terms.some((term) => holdsOn(term, day))
    const hasEnded = closed.some((term) => isTheirs(term) && stateToday(term) === 'over')
    const step = stepOf(role, runs, hasEnded)
    if (step === 'takes') losing.push(person)
    if (step === 'gives') await addMember(tx, { buildingId, accountId, role: 'council' })
    if (runs && (step === 'gives' || role === 'council')) await foreseeEnd(tx, accountId, person, terms)
  }
  for (const person of await thoseWhoLose(tx, losing)) await takeRole(tx, person)
  for (const term of closed) await tellEnded(tx, term)
  if (closed.length > 0) announceUnits(tx)
}

/** Sees to it that the role follows a term on the days to come: when it begins, and when it is over. */
export const followLater = async (tx: InBuilding, { from, to }: Pick<TermRow, 'from' | 'to'>): Promise<void> => {
  const day = today(tx)
  const days = [from, ...(to === null ? [] : [addDays(to, 1)])].filter((one) => one > day)
  for (const one of days)
    await tx.jobs.enqueue(tx, followJob, { buildingId: tx.building._id }, { at: startOfDay(one, tx.building.timeZone) })
}

const followDue = async (ctx: Ctx, { buildingId }: { buildingId: string }): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return
  await inTransaction({ ...ctx, building }, async (tx) => {
    await lockBuilding(tx.db, buildingId)
    await settleCouncil(tx)
    tellTabs(tx)
  })
}

/** Wakes open tabs of the building: what their people may see and do may be another thing now. */
export const tellTabs = (tx: InBuilding): void => wakeEverybody(tx, 'building')

/** Every building in which a day has come, should its own job have been missed. */
const followAllDue = async (ctx: Ctx): Promise<void> => {
  for (const buildingId of await selectBuildingsDue(ctx.db, localDateOf(ctx.now, 'America/St_Johns')))
    await followDue(ctx, { buildingId })
}

export const councilJobs: readonly Job[] = [
  { name: everyJob, every: '*/5 * * * *', run: followAllDue },
  { name: followJob, run: (ctx, due: { buildingId: string }) => followDue(ctx, due) },
]
