/** A proposal as it is kept, with those who vote on it, before anybody's rights are asked. */
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import type { Brought } from '../../offers.ts'
import { selectBallots } from './ballots-store.ts'
import {
  selectConflicts,
  selectCouncil,
  selectElectors,
  type Conflicted,
  type CouncilMember,
  type KnownElector,
} from './council-store.ts'
import { lockProposal, selectProposal, type KnownProposal } from './proposals-store.ts'
import { presiderOf, type Facts } from './rules.ts'

/** A member of council, be it by a call or by the demo seed. */
export type Voter = InBuilding & Pick<Member, 'account'>

export type ById = { params: { id: string } }

/** The building's calendar day. */
const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Who is on council now, with their offices. */
export const councilNow = (ctx: InBuilding): Promise<CouncilMember[]> =>
  selectCouncil(ctx.db, ctx.building._id, { now: ctx.now, today: todayIn(ctx) })

/** A proposal with those who vote on it: as they were when voting opened, or as council is while it has not. */
export interface Known extends KnownProposal {
  electors: KnownElector[]
  council: CouncilMember[]
  conflicts: Conflicted[]
  /** What it is about where a feature below brought it; null for council's own. */
  brought: Brought | null
  /** Who may decide the tie that stands. */
  presiderId: string | null
}

/** Of those who voted without a conflict, aren’t barred since and are on council still; nobody where the vote is void. */
const presiderIn = async (
  ctx: InBuilding,
  found: KnownProposal,
  { electors, council, conflicts, brought }: Pick<Known, 'electors' | 'council' | 'conflicts' | 'brought'>,
) => {
  if (found.status !== 'closed' || found.outcome !== 'tied' || found.tieRule !== 'president') return null
  if (brought?.isVoid) return null
  const matter = { proposalId: found._id, textVersion: found.textVersion }
  const voted = new Set((await selectBallots(ctx.db, ctx.building._id, matter)).map(({ accountId }) => accountId))
  const present = electors.filter(
    ({ accountId }) =>
      voted.has(accountId) &&
      !conflicts.some((one) => one.accountId === accountId) &&
      !isBarred({ brought, hiddenFrom: found.hiddenFrom }, accountId) &&
      council.some((one) => one.accountId === accountId),
  )
  return presiderOf(present)?.accountId ?? null
}

/** Whether its text is, or was, voted on, be it by nobody. */
const isVotedOn = ({ status }: KnownProposal): boolean =>
  status === 'voting' || status === 'closed' || status === 'ratified'

type Barring = Pick<Known, 'brought' | 'hiddenFrom'>

/** Whether a proposal is hidden from someone, as things are. */
export const isHidden = ({ hiddenFrom }: Pick<Known, 'hiddenFrom'>, accountId: string): boolean =>
  hiddenFrom.includes(accountId)

/** Whether someone has no vote on a proposal, as things are: it is hidden from them, or what it is about bars them. */
export const isBarred = ({ brought, hiddenFrom }: Barring, accountId: string): boolean =>
  isHidden({ hiddenFrom }, accountId) || (brought?.barred.has(accountId) ?? false)

/** Makes council as it is the electors of a proposal. */
export const electorsOf = ({ council, ...barring }: Barring & Pick<Known, 'council'>): KnownElector[] =>
  council.map((one) => ({ ...one, isBarred: isBarred(barring, one.accountId) }))

/** A proposal of the building; 404 for any other, and for those from whom it is hidden. */
export const requireKnown = async (ctx: InBuilding, id: string): Promise<Known> => {
  const found = await selectProposal(ctx.db, ctx.building._id, ctx.account?._id ?? null, id)
  if (!found || isHidden(found, ctx.account?._id ?? '')) throw NotFound()
  const council = await councilNow(ctx)
  const snapshot = await selectElectors(ctx.db, ctx.building._id, id, found.textVersion)
  const conflicts = await selectConflicts(ctx.db, ctx.building._id, id)
  const brought = (await ctx.offers.proposalBrought?.(ctx, id)) ?? null
  const electors =
    snapshot.length > 0 || isVotedOn(found) ? snapshot : electorsOf({ brought, council, hiddenFrom: found.hiddenFrom })
  const isElector = found.isElector && council.some(({ accountId }) => accountId === ctx.account?._id)
  const presiderId = await presiderIn(ctx, found, { electors, council, conflicts, brought })
  return { ...found, brought, council, conflicts, electors, isElector, presiderId }
}

export const isConflicted = ({ conflicts }: Pick<Known, 'conflicts'>, accountId: string): boolean =>
  conflicts.some((one) => one.accountId === accountId)

const isPresident = ({ council }: Known, accountId: string): boolean =>
  council.some((one) => one.accountId === accountId && one.positions.includes('president'))

/**
 * Whoever wrote it acts on it, and from when it stands before council the president too; where its author left council or
 * declared a conflict, or has no vote on it, any member does.
 */
const leads = (known: Known, accountId: string): boolean =>
  known.authorId === accountId ||
  (known.status !== 'draft' && isPresident(known, accountId)) ||
  isConflicted(known, known.authorId) ||
  isBarred(known, known.authorId) ||
  !known.council.some((one) => one.accountId === known.authorId)

export const factsOf = (ctx: Voter, known: Known): Facts => ({
  status: known.status,
  closesAt: known.closesAt,
  isElector: known.isElector,
  barred: known.brought?.barred.get(ctx.account._id) ?? null,
  record: known.brought?.record ?? null,
  isVoid: known.brought?.isVoid ?? false,
  hasConflict: known.hasConflict,
  hasVoted: known.userVote !== null,
  voted: known.voted,
  leads: leads(known, ctx.account._id),
  tie: known.presiderId === ctx.account._id,
})

/** The proposal, locked for a change, as it stands then; 404 for one next door. */
export const requireLocked = async (tx: InBuilding, id: string): Promise<Known> => {
  await lockProposal(tx.db, tx.building._id, id, 'update')
  return requireKnown(tx, id)
}
