/** The steps of a proposal from its draft to its end, by those who put it forward and by whoever presides. */
import {
  optionsFault,
  type NewVersion,
  type ProposalWithdrawn,
  type TieDecision,
  type VotingOpened,
} from '../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { shuffleChoices } from './ballots-store.ts'
import { decide } from './closing.ts'
import type { ById, Known, Voter } from './known.ts'
import { tellCouncil, tellElectors } from './messages.ts'
import { openNow, requireSomebody, requireWindow, takeElectorate } from './opening.ts'
import { cleanedVersion, requireSeen } from './proposing.ts'
import { shown } from './reading.ts'
import { noteEvent } from './record.ts'
import { settleDue } from './settling.ts'
import { withdrawNow } from './withdrawing.ts'
import { insertVersion, updateFields, updateStanding } from './writing-store.ts'

/** Refuses to put options before council of which two look the same, which a draft of earlier days may hold. */
const requireOptions = ({ kind, options }: Pick<Known, 'kind' | 'options'>): void => {
  const fault = kind === 'list' ? optionsFault(options) : null
  if (fault !== null) throw Conflict(`${fault}. Please change the draft first.`)
}

const noWindow = { opensAt: null, closesAt: null }

/** Puts a draft before council; 409 for what is none. */
export const openDiscussion = (ctx: Voter, { params, body }: ById & { body: { version: number } }): Promise<Proposal> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version: body.version, step: 'openDiscussion' })
    requireOptions(before)
    await updateStanding(tx.db, tx.building._id, params.id, { status: 'discussion', ...noWindow })
    const { after, eventId } = await noteEvent(tx, before, params.id, { kind: 'discussionOpened' })
    await tellCouncil(tx, after, eventId)
    return shown(tx, after)
  })

/** Opens the vote for council as it is now; or plans it, for council as it is then. */
export const openVoting = async (ctx: Voter, { params, body }: ById & { body: VotingOpened }): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version: body.version, step: 'openVoting' })
    requireOptions(before)
    requireWindow(tx, body)
    requireSomebody(before)
    const { opensAt, closesAt } = body
    if (opensAt === null || opensAt <= tx.now)
      return shown(tx, await openNow(tx, before, { opensAt: tx.now, closesAt }))
    await updateStanding(tx.db, tx.building._id, params.id, { status: 'discussion', opensAt, closesAt })
    const { after, eventId } = await noteEvent(tx, before, params.id, { kind: 'votingPlanned' })
    await tellCouncil(tx, after, eventId)
    return shown(tx, after)
  })
}

/** Puts another text to the vote: the votes on the one before are kept and count for nothing, council votes anew. */
export const makeVersion = async (ctx: Voter, { params, body }: ById & { body: NewVersion }): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version: body.version, step: 'makeVersion' })
    const { _id, textVersion: last, title: _title, text: _text, options: _options, ...kept } = before
    const buildingId = tx.building._id
    const textVersion = last + 1
    const written = cleanedVersion(before.kind, body)
    await insertVersion(tx.db, buildingId, _id, { by: tx.account._id, at: tx.now, reason: body.reason })
    await shuffleChoices(tx.db, buildingId, { proposalId: _id, textVersion: last })
    await updateFields(tx.db, buildingId, _id, { ...kept, ...written, textVersion, at: tx.now })
    if (body.opens === 'voting') {
      if (body.closesAt === null) throw InvalidField('closesAt', 'Choose when voting closes')
      const window = { opensAt: tx.now, closesAt: body.closesAt }
      requireWindow(tx, window)
      requireSomebody(before)
      await takeElectorate(tx, { ...before, textVersion }, window)
    } else await updateStanding(tx.db, buildingId, _id, { status: 'discussion', ...noWindow })
    const { after, eventId } = await noteEvent(tx, before, _id, { kind: 'newVersion', words: body.reason })
    await (body.opens === 'voting' ? tellElectors : tellCouncil)(tx, after, eventId)
    return shown(tx, after)
  })
}

/** Withdraws a proposal before its vote is closed; nobody learns how it stood. */
export const withdraw = async (ctx: Voter, { params, body }: ById & { body: ProposalWithdrawn }): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version: body.version, step: 'withdraw' })
    return shown(tx, await withdrawNow(tx, before, body.reason))
  })
}

/** The choices that share the lead of a result. */
const tiedIn = (result: Known['result']): string[] => {
  const sides = (result?.tally ?? []).filter(({ key }) => key !== 'abstain')
  const most = Math.max(...sides.map(({ votes }) => votes))
  return sides.filter(({ votes }) => votes === most).map(({ key }) => key)
}

/** The deciding vote of whoever presides; 409 where there is no tie for them, 400 for a choice that did not tie. */
export const decideTie = async (ctx: Voter, { params, body }: ById & { body: TieDecision }): Promise<Proposal> => {
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version: body.version, step: 'decideTie' })
    const { firstName, lastName, _id: accountId } = tx.account
    if (!tiedIn(before.result).includes(body.choice)) throw InvalidField('choice', 'Choose one of the tied options')
    const deciding = { accountId, by: `${firstName} ${lastName}`, choice: body.choice, at: tx.now }
    return shown(tx, await decide(tx, before, deciding))
  })
}
