/** How a vote ends, and the arithmetic of it line by line: pure, and held by a table. */
import type { BallotKind, MajorityOf, ProposalKind, ProposalOutcome, TieRule } from '../../../contract/voting/kinds.ts'
import { baseWords, isSide, majorityIn } from '../../../contract/voting/majority.ts'
import type { ProposalChoice, ResultLine } from '../../../contract/voting/proposal.ts'
import { outcomeLabels } from '../../../contract/voting/voting-words.ts'
import { councilMajority, councilQuorum, councilTies, type Jurisdiction } from '../../../law/law.ts'

/** What a vote is counted by. */
export interface Count {
  jurisdiction: Jurisdiction
  kind: ProposalKind
  ballot: BallotKind
  majorityOf: MajorityOf
  tieRule: TieRule
  choices: readonly ProposalChoice[]
  /** On council when voting opened, and of them those who declared a conflict. */
  onCouncil: number
  conflicts: number
  /** Of them those who have no vote on it, because it is about them or they complained. */
  barred: number
  /** The key of each vote's choice, in no order. */
  votes: readonly string[]
  /** How whoever presides decided a tie. */
  decided: { choice: string; by: string } | null
}

export interface Outcome {
  outcome: ProposalOutcome
  winner: ProposalChoice | null
  tally: (ProposalChoice & { votes: number })[]
  /** The choices between which a tie stands, or stood before it was decided. */
  tied: string[]
  lines: ResultLine[]
}

type Tally = Outcome['tally']

/** The choices that lead, where somebody chose them. */
const leading = (tally: Tally): Tally => {
  const sides = tally.filter(isSide)
  const most = Math.max(0, ...sides.map(({ votes }) => votes))
  return most === 0 ? [] : sides.filter(({ votes }) => votes === most)
}

interface Standing {
  outcome: ProposalOutcome
  winner: ProposalChoice | null
  tied: string[]
}

const plain = ({ key, label }: ProposalChoice): ProposalChoice => ({ key, label })

/** What a choice that won by itself, or by the deciding vote, comes to. */
const wonBy = (kind: ProposalKind, choice: ProposalChoice): Pick<Standing, 'outcome' | 'winner'> =>
  kind === 'list'
    ? { outcome: 'passed', winner: plain(choice) }
    : { outcome: choice.key === 'for' ? 'passed' : 'failed', winner: null }

/**
 * Where a vote ends. Equal votes are a tie only if one more vote, the deciding one, would reach the majority: Standard
 * Bylaw 18 (1) asks for a majority of the members present, and (2) lets the president cast a second vote, which does not
 * lower it.
 */
const standingOf = (count: Count, tally: Tally, { quorum, needed }: { quorum: number; needed: number }): Standing => {
  if (count.votes.length < quorum) return { outcome: 'no_quorum', winner: null, tied: [] }
  const [first, ...others] = leading(tally)
  if (!first) return { outcome: 'failed', winner: null, tied: [] }
  const isTied = others.length > 0 && first.votes + 1 >= needed
  const tied = isTied ? [first, ...others].map(({ key }) => key) : []
  const decided = isTied ? tally.find(({ key }) => key === count.decided?.choice) : undefined
  if (decided) return { ...wonBy(count.kind, decided), tied }
  if (isTied) return { outcome: 'tied', winner: null, tied }
  const hasMajority = others.length === 0 && first.votes >= needed
  return { ...(hasMajority ? wonBy(count.kind, first) : { outcome: 'failed', winner: null }), tied }
}

const line = (label: string, value: number | string, source: string | null = null): ResultLine => ({
  label,
  value: String(value),
  source,
})

const endOf = (count: Count, { outcome, winner, tied }: Standing): ResultLine => {
  if (winner) return line('Result', `${outcomeLabels.passed}: ${winner.label}`)
  if (outcome === 'tied')
    return line(
      'Result',
      count.tieRule === 'president' ? 'Tied; the person presiding may break the tie' : 'Failed on a tie',
    )
  return line(
    'Result',
    outcome === 'failed' && tied.length > 0 ? 'Failed on the deciding vote' : outcomeLabels[outcome],
  )
}

/**
 * The end of a vote and its arithmetic. Whoever voted is present, abstentions included; the quorum is that of those who
 * may vote, who are those on council without a conflict (Standard Bylaws 16 and 18 where they apply).
 */
export const outcomeOf = (count: Count): Outcome => {
  const { jurisdiction, onCouncil, conflicts, barred, votes, majorityOf, decided } = count
  const mayVote = onCouncil - conflicts - barred
  const quorum = councilQuorum(jurisdiction, mayVote)
  const tally = count.choices.map((choice) => ({
    ...plain(choice),
    votes: votes.filter((vote) => vote === choice.key).length,
  }))
  const needs = majorityIn(majorityOf, tally)
  const standing = standingOf(count, tally, { quorum: quorum.needed, needed: needs.needed })
  const majority = majorityOf === 'present' ? (councilMajority(jurisdiction)?.source ?? null) : null
  const tie = decided && standing.tied.length > 0 ? tally.find(({ key }) => key === decided.choice) : undefined
  const lines = [
    line('On council when voting opened', onCouncil),
    line('Declared a conflict of interest', conflicts),
    ...(barred > 0 ? [line('Barred from this vote', barred)] : []),
    line('Eligible to vote', mayVote),
    line('Quorum', quorum.needed, quorum.source),
    line('Votes cast', votes.length),
    ...tally.map(({ label, votes: chosen }) => line(label, chosen)),
    line('Votes needed to pass', `${needs.needed}, more than half of ${baseWords(majorityOf, needs)}`, majority),
    ...(tie && decided
      ? [
          line('Deciding vote', `${tie.label}, by ${decided.by}`, councilTies(jurisdiction)?.source ?? null),
          line(`${tie.label}, with the deciding vote`, tie.votes + 1),
        ]
      : []),
  ]
  return { ...standing, tally, lines: [...lines, endOf(count, standing)] }
}

/** A line for the minutes: numbers for, against and abstaining, who was recused, and names where the vote was open. */
export const minutesOf = (
  { number, title }: { number: string; title: string },
  { outcome, winner, tally }: Pick<Outcome, 'outcome' | 'winner' | 'tally'>,
  { ballots, recused }: { ballots: readonly { name: string; label: string }[] | null; recused: readonly string[] },
): string => {
  const counts = tally.map(({ label, votes }) => `${label} ${votes}`).join(', ')
  const named = (ballots ?? []).map(({ name, label }) => `${name}: ${label.toLowerCase()}`).join('; ')
  const end = winner ? `${outcomeLabels[outcome]}: ${winner.label}` : outcomeLabels[outcome]
  const parts = [
    `${number} “${title}”: ${end}.`,
    `${counts}.`,
    named === '' ? (ballots === null ? 'By secret ballot.' : '') : `${named}.`,
    recused.length === 0 ? '' : `Recused for a conflict of interest: ${recused.join(', ')}.`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}
