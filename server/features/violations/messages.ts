/** Who hears of a case, and what: never who complained. The particulars and the decision come as letters. */
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import { managingRoles } from '../../../contract/role-rights.ts'
import { formatDate, formatTime, localDateOf } from '../../../contract/time.ts'
import { violationKind } from '../../../contract/violations/violation-kind.ts'
import type { CaseEvent } from '../../../contract/violations/violation.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { mailedAccountsOf, mailedMembersOf } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import type { Caller } from './facts.ts'
import { selectMyViolation } from './mine-store.ts'
import { selectComplaints } from './parts-store.ts'
import { selectLatestStep, selectTold, type ToldStep } from './messages-store.ts'
import type { KnownViolation } from './store.ts'

const minePage = (id: string): string => `/building-violations/mine/${id}`

const keeperNews: Readonly<Partial<Record<CaseEvent['kind'], string>>> = {
  report: 'was reported',
  answer: 'was answered',
  askHearing: 'needs a hearing',
  withdrawHearing: 'no longer needs a hearing',
  dispute: 'is disputed',
}

type Words = Pick<Wording, 'title' | 'text'>

const forKeepers = ({ number, kind }: Pick<ToldStep, 'number' | 'kind'>): Words => ({
  title: `Violation ${violationNumber({ number })} ${keeperNews[kind] ?? 'changed'}`,
  text: kind === 'report' ? 'Review it and decide what to do.' : 'Open the case for details.',
})

/** Said to those a case is about, by the step. */
const accusedNews: Readonly<Partial<Record<CaseEvent['kind'], string>>> = {
  warn: 'You have a warning about a bylaw or rule',
  fine: 'A fine was imposed',
  charge: 'Costs were charged',
  deny: 'You can’t use a facility for a time',
}

const forAccused = (step: Omit<ToldStep, '_id' | 'caseId'>): Words => {
  const named = violationNumber(step)
  const title = accusedNews[step.kind]
  if (title !== undefined) return { title: `${title} (${named})`, text: step.words }
  if (step.hearingOn === null || step.hearingAt === null)
    return { title: `A hearing is being rescheduled (${named})`, text: 'Open the case for details.' }
  const day = formatDate(step.hearingOn)
  return {
    title: `Your hearing is on ${day} (${named})`,
    text: `You will be heard on ${day} at ${formatTime(step.hearingAt)}, ${step.hearingPlace}.`,
  }
}

const forComplainant = ({ number }: Pick<ToldStep, 'number'>): Words => ({
  title: `Your report ${violationNumber({ number })} is closed`,
  text: 'Thank you for reporting it. To protect people’s privacy, we don’t share what was decided.',
})

const toldOf = (known: KnownViolation, kind: CaseEvent['kind'], words = '') => ({
  ...{ number: known.number, kind, words },
  ...{ hearingOn: known.hearingOn, hearingAt: known.hearingAt, hearingPlace: known.hearingPlace },
})

/** Notifies those who manage the building, but for those whom the case is about and whoever took the step. */
export const tellKeepers = async (tx: Caller, known: KnownViolation, kind: CaseEvent['kind']): Promise<void> => {
  const left = new Set([tx.account._id, ...known.tiedIds])
  const members = await mailedMembersOf(tx.db, tx.building._id, managingRoles, tx.now)
  await remind(tx, {
    ...{ kind: 'violation.reported', subjectId: await selectLatestStep(tx.db, tx.building._id, known._id) },
    to: members.filter(({ accountId }) => !left.has(accountId)),
    ...forKeepers(toldOf(known, kind)),
    link: { label: 'Open the case', path: violationKind.page(known._id) },
  })
}

/** Notifies those whom a case is about: those who were warned, or given the particulars. */
export const tellAccused = async (
  tx: Caller,
  known: KnownViolation,
  kind: CaseEvent['kind'],
  words = '',
): Promise<void> => {
  const to = await mailedAccountsOf(tx.db, tx.building._id, known.accusedIds, tx.now)
  await remind(tx, {
    ...{ kind: 'violation.mine', subjectId: await selectLatestStep(tx.db, tx.building._id, known._id), to },
    ...forAccused(toldOf(known, kind, words)),
    link: { label: 'Open the case', path: minePage(known._id) },
  })
}

/** Notifies those who reported a case in the product that it is closed, and nothing more. */
export const tellComplainants = async (tx: Caller, known: KnownViolation): Promise<void> => {
  const complaints = await selectComplaints(tx.db, tx.building._id, known._id)
  const reporters = complaints.flatMap(({ accountId, isStaff }) => (isStaff ? [] : (accountId ?? [])))
  const ids = reporters.filter((id) => id !== tx.account._id && !known.accusedIds.includes(id))
  const to = await mailedAccountsOf(tx.db, tx.building._id, ids, tx.now)
  await remind(tx, {
    ...{ kind: 'violation.closed', subjectId: await selectLatestStep(tx.db, tx.building._id, known._id), to },
    ...forComplainant(known),
    link: { label: 'Open your report', path: minePage(known._id) },
  })
}

/** Words rows for those who manage the building. */
export const wordReports: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole === null || !managingRoles.some((role) => role === ctx.currentRole)) return new Map()
  const told = await selectTold(ctx.db, buildingId, ids)
  return new Map(told.map((one) => [one._id, { ...forKeepers(one), link: violationKind.page(one.caseId) }]))
}

/** Words rows of one kind for those whose case it still is. */
const wordMine =
  (words: (step: ToldStep) => Words): WordRows =>
  async (ctx, buildingId, ids) => {
    if (!ctx.current) return new Map()
    const asking = { buildingId, accountId: ctx.account._id, today: localDateOf(ctx.now, ctx.current.timeZone) }
    const rows = new Map<string, Wording>()
    for (const step of await selectTold(ctx.db, buildingId, ids))
      if ((await selectMyViolation(ctx.db, asking, step.caseId)) !== null)
        rows.set(step._id, { ...words(step), link: minePage(step.caseId) })
    return rows
  }

export const wordAccused = wordMine(forAccused)
export const wordComplainants = wordMine(forComplainant)
