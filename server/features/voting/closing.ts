/** The end of a vote: its count, its arithmetic, and the text whose hash anybody on council can make anew. */
import { createHash } from 'node:crypto'
import type { Instant } from '../../../contract/time.ts'
import { outcomeLabels, proposalNumber } from '../../../contract/voting/voting-words.ts'
import type { ProposalResult } from '../../../contract/voting/proposal.ts'
import type { InBuilding } from '../../context.ts'
import { selectBallots, selectChoices, shuffleChoices, type Ballot } from './ballots-store.ts'
import { noteClosed } from './closed.ts'
import { tellCouncil } from './messages.ts'
import { minutesOf, outcomeOf } from './outcome.ts'
import { barElectors } from './council-store.ts'
import { isConflicted, isHidden, requireKnown, type Known } from './known.ts'
import { noteEvent } from './record.ts'
import { choicesOf } from './rules.ts'
import { withdrawNow } from './withdrawing.ts'
import { updateClosed, updateDecided, type Counted } from './writing-store.ts'

/** How whoever presides decided a tie. */
interface Deciding {
  accountId: string
  by: string
  choice: string
  at: Instant
}

type Kept = Omit<ProposalResult, 'hash'>

const proofOf = (tx: InBuilding, known: Known, { ballots, tally, ...result }: Kept): string =>
  JSON.stringify({
    building: tx.building.name,
    proposal: proposalNumber(known),
    textVersion: known.textVersion,
    title: known.title,
    text: known.text,
    choices: choicesOf(known),
    mode: known.mode,
    authority: known.authority,
    ballot: known.ballot,
    majorityOf: known.majorityOf,
    tieRule: known.tieRule,
    opensAt: known.opensAt,
    closesAt: known.closesAt,
    electorate: known.electors.map(({ accountId, name, positions, isBarred }) => ({
      name,
      positions,
      hasConflict: isConflicted(known, accountId),
      ...(isBarred && { isBarred }),
    })),
    votes: ballots ?? tally.map(({ key, votes }) => ({ choice: key, votes })),
    result: { ...result, tally },
  })

const namedBallots = (known: Known, ballots: readonly Ballot[]): Kept['ballots'] => {
  if (known.ballot === 'secret') return null
  const labels = new Map(choicesOf(known).map(({ key, label }) => [key, label]))
  return ballots.flatMap(({ name, choice }) => (choice === null ? [] : [{ name, choice, label: labels.get(choice)! }]))
}

/** Counts the votes as they are kept, with what hash their result has. */
const count = async (tx: InBuilding, known: Known, deciding: Deciding | null): Promise<Counted> => {
  const matter = { proposalId: known._id, textVersion: known.textVersion }
  const ballots = await selectBallots(tx.db, tx.building._id, matter)
  const votes =
    known.ballot === 'secret'
      ? await selectChoices(tx.db, tx.building._id, matter)
      : ballots.flatMap(({ choice }) => choice ?? [])
  const barred = known.electors.filter((one) => one.isBarred && !isConflicted(known, one.accountId))
  const recused = known.conflicts.filter((one) => known.electors.some(({ accountId }) => accountId === one.accountId))
  const choices = choicesOf(known)
  const { kind, ballot, majorityOf, tieRule } = known
  const end = outcomeOf({
    ...{ jurisdiction: tx.building.jurisdiction, kind, ballot, majorityOf, tieRule, choices, votes },
    ...{ onCouncil: known.electors.length, conflicts: recused.length, barred: barred.length, decided: deciding },
  })
  const named = namedBallots(known, ballots)
  const about = { number: proposalNumber(known), title: known.title }
  const label = choices.find(({ key }) => key === deciding?.choice)?.label ?? ''
  const result: Kept = {
    outcome: end.outcome,
    winner: end.winner,
    tally: end.tally,
    lines: end.lines,
    ballots: named,
    conflicts: recused.map(({ name, words }) => ({ name, words })),
    tieDecided: deciding && { by: deciding.by, at: deciding.at, choice: deciding.choice, label },
    minutes: minutesOf(about, end, { ballots: named, recused: recused.map(({ name }) => name) }),
  }
  const proof = proofOf(tx, known, result)
  return { outcome: end.outcome, result, proof, hash: createHash('sha256').update(proof).digest('hex') }
}

const follow = async (tx: InBuilding, before: Known, { result, hash }: Counted, closedAt: Instant) => {
  const { _id: proposalId, number, title, text, textVersion, kind, mode, authority, ballot } = before
  const about = { proposalId, number, title, text, textVersion, kind, mode, authority, ballot }
  await noteClosed(tx, { ...about, closedAt, result: { ...result, hash } })
}

/** Those to whose unit it came since the vote opened, and who haven’t voted, don’t count toward the quorum either. */
const barLate = async (tx: InBuilding, known: Known): Promise<Known> => {
  if (known.hiddenFrom.length === 0) return known
  const matter = { proposalId: known._id, textVersion: known.textVersion }
  await barElectors(tx.db, tx.building._id, matter, known.hiddenFrom)
  return requireKnown(tx, known._id)
}

/** Finds why a vote on a record has no result: the record changed, or someone voted who can't by now; null where it has one. */
const flawOf = async (tx: InBuilding, known: Known): Promise<string | null> => {
  if (known.brought === null) return null
  if (known.brought.isVoid) return `While council was voting, ${known.brought.record} changed.`
  const ballots = await selectBallots(tx.db, tx.building._id, { proposalId: known._id, textVersion: known.textVersion })
  return ballots.some(({ accountId }) => isHidden(known, accountId))
    ? 'A member this is about had voted, so council has to vote again.'
    : null
}

/**
 * Closes a vote whose time is over, as of that moment, or withdraws one that decides nothing whatever its count; the caller
 * holds the proposal's row.
 */
export const closeVote = async (tx: InBuilding, found: Known): Promise<Known> => {
  const before = await barLate(tx, found)
  const flaw = await flawOf(tx, before)
  if (flaw !== null) return withdrawNow(tx, before, flaw)
  const closedAt = before.closesAt ?? tx.now
  const end = await count(tx, before, null)
  await updateClosed(tx.db, tx.building._id, before._id, { ...end, at: closedAt })
  await shuffleChoices(tx.db, tx.building._id, { proposalId: before._id, textVersion: before.textVersion })
  const words = outcomeLabels[end.outcome]
  const { eventId, after } = await noteEvent(tx, before, before._id, { kind: 'closed', words })
  await follow(tx, before, end, closedAt)
  await tellCouncil(tx, after, eventId)
  return after
}

/** Counts anew with the deciding vote of whoever presides; the caller holds the proposal's row. */
export const decide = async (tx: InBuilding, before: Known, deciding: Deciding): Promise<Known> => {
  const end = await count(tx, before, deciding)
  const { accountId: by, choice, at } = deciding
  await updateDecided(tx.db, tx.building._id, before._id, { ...end, by, choice, at })
  const words = `${end.result.tieDecided?.label ?? ''}: ${outcomeLabels[end.outcome].toLowerCase()}`
  const { eventId, after } = await noteEvent(tx, before, before._id, { kind: 'tieDecided', words })
  await follow(tx, before, end, before.closedAt ?? at)
  await tellCouncil(tx, after, eventId)
  return after
}
