/** The register as those who manage a building read it; what can be done with a decision is for members of council. */
import { canVote } from '../../../../contract/role-rights.ts'
import type { Page } from '../../../../contract/route.ts'
import { decisionNumber } from '../../../../contract/voting/decision-words.ts'
import type { Decision, DecisionCounts, DecisionQuery, DecisionSummary } from '../../../../contract/voting/decisions.ts'
import { proposalNumber } from '../../../../contract/voting/voting-words.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { orNotFound } from '../../../http/errors.ts'
import { countDecisions, selectDecisions } from './lists-store.ts'
import { canFor } from './rules.ts'
import { selectDecision, type KnownDecision, type KnownSummary } from './store.ts'

export type ById = { params: { id: string } }

/** Somebody with their role in the building, in a call or in the demo. */
export type Reading = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin'>

const isCouncil = ({ role, superadmin }: Pick<Member, 'role' | 'superadmin'>): boolean => canVote(role, superadmin)

export const summaryOf = (ctx: Reading, known: KnownSummary): DecisionSummary => ({
  _id: known._id,
  number: decisionNumber(known.year, known.place),
  title: known.title,
  decidedOn: known.decidedOn,
  made: known.made,
  outcome: known.outcome,
  votes: known.votes,
  ratification: known.ratification,
  ratifiedOn: known.ratifiedOn,
  can: canFor({ isCouncil: isCouncil(ctx) && !known.isHidden }, known),
  version: known.version,
})

/**
 * A decision of the building; 404 for any other. For those from whom its proposal is hidden it has no arithmetic and no
 * names: who had no vote tells them who complained.
 */
export const requireDecision = async (ctx: InBuilding, id: string): Promise<KnownDecision> => {
  const known = orNotFound(await selectDecision(ctx.db, ctx.building._id, id, ctx.account?._id ?? null))
  if (!known.isHidden) return known
  return { ...known, lines: [], names: null, conflicts: [], hash: null, proposalId: null, proposalNumber: null }
}

export const shown = (ctx: Reading, known: KnownDecision): Decision => ({
  ...summaryOf(ctx, known),
  wording: known.wording,
  authority: known.authority,
  lines: known.lines,
  names: known.names,
  conflicts: known.conflicts,
  hash: known.hash,
  // Proposals are council's own: who else reads the register is not led to one.
  proposal:
    known.proposalId !== null && known.proposalNumber !== null && isCouncil(ctx)
      ? { _id: known.proposalId, number: proposalNumber({ number: known.proposalNumber }) }
      : null,
  writtenBy: known.writtenBy,
  notedAt: known.notedAt,
  ratified: known.ratified,
})

export const getDecision = async (ctx: Reading, { params }: ById): Promise<Decision> =>
  shown(ctx, await requireDecision(ctx, params.id))

export const listDecisions = async (
  ctx: Reading,
  { query }: { query: DecisionQuery },
): Promise<Page<DecisionSummary>> => {
  const page = await selectDecisions(ctx.db, ctx.building._id, ctx.account._id, query)
  return { items: page.items.map((row) => summaryOf(ctx, row)), nextCursor: page.nextCursor }
}

/** What the register holds, and what the caller may do with it. */
export const countRegister = async (ctx: Reading): Promise<DecisionCounts> => {
  const { mine, ...counts } = await countDecisions(ctx.db, ctx.building._id, ctx.account._id)
  const may = isCouncil(ctx)
  return { ...counts, can: { write: may, ratify: may && mine > 0 } }
}
