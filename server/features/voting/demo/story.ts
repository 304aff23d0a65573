/** How the demo has its councils decide: each proposal from its draft on, with the days set in the past. */
import { ProposalDraft } from '../../../../contract/voting/bodies.ts'
import { later } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { settle } from '../../notifications/notifications.ts'
import { declareConflict, vote } from '../casting.ts'
import { councilNow, type Voter } from '../known.ts'
import { selectSubjects } from '../messages-store.ts'
import { createProposal } from '../proposing.ts'
import { getProposal } from '../reading.ts'
import { settleDue } from '../settling.ts'
import { openDiscussion, openVoting } from '../steps.ts'
import { comment } from '../talking.ts'

/** Who speaks and votes in the demo. */
export type Member = 'carla' | 'gordon' | 'priya' | 'helene' | 'ada'

export interface DemoProposal {
  by: Member
  draft: { title: string; text: string } & Partial<ProposalDraft>
  /** When it was written, counted back from today. */
  daysAgo: number
  isDraft?: true
  conflict?: { by: Member; words: string }
  said: readonly { by: Member; words: string }[]
  /** By whom which choice; none where it is still discussed. */
  votes?: Readonly<Partial<Record<Member, string>>>
  /** When its vote closes, below zero for days to come. */
  closesDaysAgo?: number
}

export type By = (who: Member, daysAgo: number) => Voter

const dayMs = 24 * 60 * 60 * 1000

/** Closes the vote; what council was told of it, it has read since. */
const readAll = async (ctx: InBuilding, proposalId: string): Promise<void> => {
  await settleDue(ctx)
  const buildingId = ctx.building._id
  const subjectIds = await selectSubjects(ctx.db, buildingId, proposalId)
  for (const { accountId } of await councilNow(ctx)) await settle(ctx, { accountId, buildingId, subjectIds })
}

/** Plays a proposal as its council did; what is over by now is closed. */
export const play = async (by: By, at: (daysAgo: number) => InBuilding, one: DemoProposal): Promise<void> => {
  const { daysAgo, votes, closesDaysAgo } = one
  const author = (ago: number) => by(one.by, ago)
  const made = await createProposal(author(daysAgo), { body: ProposalDraft.parse(one.draft), files: [] })
  const params = { id: made._id }
  if (one.isDraft) return
  await openDiscussion(author(daysAgo), { params, body: { version: made.version } })
  if (one.conflict)
    await declareConflict(by(one.conflict.by, daysAgo - 0.1), { params, body: { words: one.conflict.words } })
  for (const [index, { by: who, words }] of one.said.entries())
    await comment(by(who, daysAgo - 0.2 - index * 0.1), { params, body: { words } })
  if (votes === undefined || closesDaysAgo === undefined) return
  const opened = daysAgo - 0.6
  const { version } = await getProposal(author(opened), { params })
  const closesAt = later(at(0).now, -closesDaysAgo * dayMs)
  const { textVersion } = await openVoting(author(opened), { params, body: { opensAt: null, closesAt, version } })
  for (const [index, [who, choice]] of Object.entries(votes).entries())
    await vote(by(who as Member, opened - 0.2 - index * 0.1), { params, body: { choice, textVersion } })
  if (closesDaysAgo > 0) await readAll(at(closesDaysAgo), made._id)
}
