/** Who on council is told what of a proposal. What leaves the product names neither proposal nor person, only that there is one. */
import { proposalKind } from '../../../contract/voting/proposal-kind.ts'
import { commentPreviewMostChars } from '../../../contract/limits/voting.ts'
import { formatInstant } from '../../../contract/time.ts'
import { sentence, truncate } from '../../../contract/text.ts'
import { proposalNumber } from '../../../contract/voting/voting-words.ts'
import { labelsFor } from '../../../law/law.ts'
import type { Ctx, CurrentBuilding, InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Reader, WordRows } from '../../offers.ts'
import { canVote } from '../../../contract/role-rights.ts'
import { mailedMembersOf } from '../buildings/buildings.ts'
import { remind, settle } from '../notifications/notifications.ts'
import { isConflicted, isHidden, type Known } from './known.ts'
import { selectCalls, selectHiddenUnread, selectTold, type Told } from './messages-store.ts'
import { selectMissing } from './settling-store.ts'
import { selectComments } from './story-store.ts'

const pageOf = (proposalId: string): string => proposalKind.page(proposalId)

type VotingKind = 'voting.opened' | 'voting.reminder' | 'voting.news'
type Words = { title: string; text: string }

const outside = (kind: VotingKind, { jurisdiction }: Pick<CurrentBuilding, 'jurisdiction'>): Words => {
  const { seat } = labelsFor(jurisdiction).council
  return {
    'voting.opened': {
      title: 'A proposal is ready for your vote',
      text: `There’s a proposal for ${seat} members to vote on.`,
    },
    'voting.reminder': { title: 'A proposal still needs your vote', text: `A vote of ${seat} members closes soon.` },
    'voting.news': { title: 'There’s news about a proposal', text: `There’s news for ${seat} members.` },
  }[kind]
}

/** Tells these members of council, but for whoever did it and who is on council no more. */
const tell = async (
  tx: InBuilding,
  { kind, subjectId, proposalId }: { kind: VotingKind; subjectId: string; proposalId: string },
  accountIds: ReadonlySet<string>,
): Promise<void> => {
  const members = await mailedMembersOf(tx.db, tx.building._id, ['council'], tx.now)
  const to = members.filter(({ accountId }) => accountIds.has(accountId) && accountId !== tx.account?._id)
  const link = { label: 'Open proposal', path: pageOf(proposalId) }
  await remind(tx, { kind, subjectId, to, ...outside(kind, tx.building), link })
}

/** Those of some members who may read all of a proposal. */
const readersOf = (known: Known, members: readonly { accountId: string }[]): Set<string> =>
  new Set(members.map(({ accountId }) => accountId).filter((one) => !isConflicted(known, one) && !isHidden(known, one)))

/** Calls those who may vote on the text that stands. */
export const tellElectors = (tx: InBuilding, known: Known, eventId: string): Promise<void> =>
  tell(
    tx,
    { kind: 'voting.opened', subjectId: eventId, proposalId: known._id },
    readersOf(
      known,
      known.electors.filter(({ isBarred }) => !isBarred),
    ),
  )

/** Tells everybody on council who may see a proposal what became of it; also who declared a conflict hears that it is over. */
export const tellCouncil = (tx: InBuilding, known: Known, eventId: string): Promise<void> =>
  tell(
    tx,
    { kind: 'voting.news', subjectId: eventId, proposalId: known._id },
    new Set(known.council.map(({ accountId }) => accountId).filter((one) => !isHidden(known, one))),
  )

/** Tells whoever wrote a proposal, and who spoke to it before, of a comment. */
export const tellTalkers = async (tx: InBuilding, known: Known, commentId: string): Promise<void> => {
  const spoke = await selectComments(tx.db, tx.building._id, known._id)
  const talkers = readersOf(known, [{ accountId: known.authorId }, ...spoke])
  await tell(tx, { kind: 'voting.news', subjectId: commentId, proposalId: known._id }, talkers)
}

/** Reminds those who may vote and have not. */
export const tellMissing = async (tx: InBuilding, proposalId: string, reminderId: string): Promise<void> => {
  const missing = await selectMissing(tx.db, tx.building._id, proposalId)
  await tell(tx, { kind: 'voting.reminder', subjectId: reminderId, proposalId }, new Set(missing))
}

/** Whoever has voted, or declared a conflict, is called no more. */
export const settleCalls = async (tx: InBuilding, accountId: string, proposalId: string): Promise<void> => {
  const subjectIds = await selectCalls(tx.db, tx.building._id, proposalId)
  await settle(tx, { accountId, buildingId: tx.building._id, subjectIds })
}

/** Marks read what was told to people of proposals that are hidden from them since: they don’t find it in their inbox. */
export const settleHidden = async (ctx: Ctx): Promise<void> => {
  for (const unread of await selectHiddenUnread(ctx.db)) await inTransaction(ctx, (tx) => settle(tx, unread))
}

const newsTitles: Readonly<Record<Told['kind'], string>> = {
  created: 'was drafted',
  changed: 'was edited',
  filesAdded: 'has new files',
  fileRemoved: 'had a file removed',
  discussionOpened: 'is open for discussion',
  votingPlanned: 'is scheduled for a vote',
  votingOpened: 'is open for voting',
  conflictDeclared: 'has a declared conflict',
  newVersion: 'has a new version',
  closed: 'has been decided',
  tieDecided: 'had its tie broken',
  withdrawn: 'was withdrawn',
  ratified: 'was ratified',
  commented: 'has a new comment',
  reminded: 'still needs your vote',
}

const called = (told: Told, zone: string, now: string): string => {
  if (told.hasVoted) return 'You’ve voted.'
  const isOpen = told.status === 'voting' && told.closesAt !== null && told.closesAt > now
  return isOpen ? sentence(`Voting closes ${formatInstant(told.closesAt!, zone)}`) : 'Voting has closed.'
}

const worded = (kind: VotingKind, told: Told, zone: string, now: string): Words => {
  const isCall = kind !== 'voting.news'
  const said = told.by === null ? told.words : `${told.by}: ${told.words}`
  const news = told.kind === 'closed' ? told.words : told.words === '' || told.hasConflict ? '' : said
  const event = isCall && told.kind !== 'newVersion' ? 'is open for voting' : newsTitles[told.kind]
  return {
    title: `${proposalNumber(told)} ${event}: ${told.title}`,
    text: isCall ? called(told, zone, now) : truncate(news, commentPreviewMostChars),
  }
}

/** What is said to a proposal is not for who declared a conflict, nor is a call to vote. */
const concerns = (kind: VotingKind, { hasConflict, kind: event }: Told): boolean =>
  !hasConflict || (kind === 'voting.news' && event !== 'commented')

const readsAsCouncil = ({ currentRole, account }: Reader): boolean =>
  currentRole !== null && canVote(currentRole, account.platformRole === 'superadmin')

/** Words rows on proposals for who is on council now, and only there by what they are about. */
export const wordProposals =
  (kind: VotingKind): WordRows =>
  async (ctx, buildingId, ids) => {
    const { current } = ctx
    if (!current || !readsAsCouncil(ctx)) return new Map()
    const told = await selectTold(ctx.db, buildingId, ctx.account._id, ids)
    return new Map(
      told
        .filter((one) => concerns(kind, one))
        .map((one) => [
          one.subjectId,
          {
            ...worded(kind, one, current.timeZone, ctx.now),
            link: pageOf(one.proposalId),
            outside: outside(kind, current),
          },
        ]),
    )
  }
