/** Polls as somebody of the building sees them: with the answers of their units, and the result once it is theirs to see. */
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import type { Page } from '../../../../contract/route.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { Poll, PollQuery, PollSummary } from '../../../../contract/voting/polls.ts'
import { labelsFor, type Jurisdiction } from '../../../../law/law.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { NotFound, orNotFound } from '../../../http/errors.ts'
import { tiesOfAccount } from '../../units/units.ts'
import { selectAnswers, selectAsked, selectResults, type Answer } from './answers-store.ts'
import { selectPolls, type PollReader } from './lists-store.ts'
import { answeringRoles, canFor, seesResults, statusOf } from './rules.ts'
import { selectPoll, type KnownPoll } from './store.ts'

export type ById = { params: { id: string } }

/** Somebody with their role in the building, in a call or in the demo. */
export type Reading = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin'>

const managesPolls = ({ role, superadmin }: Pick<Member, 'role' | 'superadmin'>): boolean =>
  canManageBuilding(role, superadmin)

const todayIn = (ctx: InBuilding) => localDateOf(ctx.now, ctx.building.timeZone)

const readerOf = (ctx: Reading): PollReader => ({
  accountId: ctx.account._id,
  day: todayIn(ctx),
  now: ctx.now,
  manages: managesPolls(ctx),
})

/** Said wherever a poll is shown: what it is not. */
export const notAVote = (jurisdiction: Jurisdiction): string =>
  `This is a poll, not a vote of the ${labelsFor(jurisdiction).corporation.one}.`

/** A unit for which somebody answers a poll, and whether they own it. */
interface OwnUnit {
  _id: string
  unitNumber: string
  owns: boolean
}

/** The units for which the caller may answer, of those that the poll asks. */
export const unitsOf = async (ctx: Reading, poll: KnownPoll): Promise<OwnUnit[]> => {
  if (poll.openedAt === null) return []
  const ties = await tiesOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))
  const roles: readonly string[] = answeringRoles[poll.audience]
  const fitting = ties.filter(({ role }) => roles.includes(role))
  if (fitting.length === 0) return []
  const asked = await selectAsked(
    ctx.db,
    ctx.building._id,
    poll._id,
    fitting.map(({ unitId }) => unitId),
  )
  return asked.map((unit) => ({
    ...unit,
    owns: fitting.some(({ unitId, role }) => unitId === unit._id && role === 'owner'),
  }))
}

/** A poll of the building, whatever its state; 404 for any other. */
export const requirePoll = async (ctx: InBuilding, id: string): Promise<KnownPoll> =>
  orNotFound(await selectPoll(ctx.db, ctx.building._id, id))

/** Owners know everybody of their unit; who only lives there hears the names of those who do so too, and of no owner. */
const nameFor = (ctx: Reading, { owns }: OwnUnit, answer: Answer): string | null => {
  if (answer.accountId === ctx.account._id) return answer.byName
  return !answer.isProtected && (owns || answer.byResident) ? answer.byName : null
}

const mineOf = (ctx: Reading, units: readonly OwnUnit[], answers: readonly Answer[]): Poll['mine'] =>
  units.map((unit) => {
    const answer = answers.find(({ unitId }) => unitId === unit._id)
    const given = answer && {
      optionIds: answer.optionIds,
      at: answer.at,
      byName: nameFor(ctx, unit, answer),
      byMe: answer.accountId === ctx.account._id,
    }
    return { _id: unit._id, unitNumber: unit.unitNumber, answer: given ?? null }
  })

/** The poll as the caller sees it; 404 for whom it is not there. */
export const shown = async (ctx: Reading, poll: KnownPoll): Promise<Poll> => {
  const manages = managesPolls(ctx)
  const units = await unitsOf(ctx, poll)
  if (!manages && units.length === 0) throw NotFound()
  const status = statusOf(poll, ctx.now)
  const answers = await selectAnswers(ctx.db, ctx.building._id, {
    pollId: poll._id,
    unitIds: units.map(({ _id }) => _id),
    day: todayIn(ctx),
  })
  const sees = seesResults({ manages, hasAnswered: answers.length > 0 }, { status, resultsShow: poll.resultsShow })
  return {
    _id: poll._id,
    question: poll.question,
    details: poll.details,
    audience: poll.audience,
    options: poll.options,
    choicesMost: poll.choicesMost,
    resultsShow: poll.resultsShow,
    detail: poll.detail,
    status,
    openedAt: poll.openedAt,
    closesAt: poll.closedAt ?? poll.closesAt,
    asked: { units: poll.units, answered: poll.answered },
    awaitsMe: status === 'open' ? units.length - answers.length : 0,
    notAVote: notAVote(ctx.building.jurisdiction),
    reason: poll.reason,
    askedBy: poll.askedBy,
    mine: mineOf(ctx, units, answers),
    results: sees ? await selectResults(ctx.db, ctx.building._id, poll._id) : null,
    can: canFor({ manages, units: units.length }, status),
    version: poll.version,
  }
}

export const getPoll = async (ctx: Reading, { params }: ById): Promise<Poll> =>
  shown(ctx, await requirePoll(ctx, params.id))

/** The polls that somebody may see; drafts for those who manage the building only. */
export const listPolls = async (ctx: Reading, { query }: { query: PollQuery }): Promise<Page<PollSummary>> => {
  const manages = managesPolls(ctx)
  const page = await selectPolls(ctx.db, ctx.building._id, query, readerOf(ctx))
  const items = page.items.map(({ mine, awaits, units, answered, closedAt, withdrawnAt, ...poll }): PollSummary => {
    const status = statusOf({ ...poll, closedAt, withdrawnAt }, ctx.now)
    return {
      ...poll,
      status,
      closesAt: closedAt ?? poll.closesAt,
      asked: { units, answered },
      awaitsMe: status === 'open' ? awaits : 0,
      can: canFor({ manages, units: mine }, status),
    }
  })
  return { items, nextCursor: page.nextCursor }
}
