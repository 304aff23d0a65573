import type { MySide, MyViolationSummary } from '../../../contract/violations/my-violation.ts'
import { topicLabels } from '../../../contract/violations/violation-words.ts'
import type { Penalty, PenaltyCheck, Violation, ViolationSummary } from '../../../contract/violations/violation.ts'
import { formatMoney } from '../../../contract/money.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import { formatDate, formatTime, type LocalDate, type LocalTime } from '../../../contract/time.ts'

/** How violation cases are said on their screens. */

export const listPath = '/building-violations'
export const newPath = `${listPath}/new`
export const finesPath = '/outstanding-fines'
export const pageOf = ({ _id }: Pick<ViolationSummary, '_id'>): string => `${listPath}/${_id}`
/** Where someone sees a case that they reported, or that is about them. */
export const ownPageOf = ({ _id }: Pick<MyViolationSummary, '_id'>): string => `${listPath}/mine/${_id}`
export const letterPath = (id: string): string => `/my-letters?letter=${id}`

/** Names a case: `V-12 Noise, unit 305`. */
export const caseTitle = (one: Pick<ViolationSummary, 'number' | 'topic'> & { unitNumber: string | null }): string => {
  const named = `${violationNumber(one)} ${topicLabels[one.topic]}`
  return one.unitNumber === null ? named : `${named}, unit ${one.unitNumber}`
}

/** Says when it happened: `Nov 14, 2026, 11:30 p.m.` */
export const happenedWords = (on: LocalDate, at: LocalTime | null): string =>
  at === null ? formatDate(on) : `${formatDate(on)}, ${formatTime(at)}`

/** Says what is to be done next: `Next: Review`, or the whole sentence that says what is missing. */
export const nextWords = ({ words }: NonNullable<ViolationSummary['next']>): string =>
  words.endsWith('.') ? words : `Next: ${words}`

/** Says how many of the steps before a fine are on file: `9 of 11 done`. */
export const checksWords = (checks: readonly PenaltyCheck[]): string =>
  `${checks.filter(({ missing }) => missing === null).length} of ${checks.length} done`

export const sideLabels: Readonly<Record<MySide, string>> = {
  complainant: 'You reported',
  accused: 'About you',
  owner: 'About your tenant',
}

type Stated = Pick<MyViolationSummary, 'side' | 'state' | 'answerBy'>

/** Says to the caller what happens next with a case of theirs. */
export const nextForMe = ({ side, state, answerBy }: Stated): string => {
  switch (state) {
    case 'received':
      return 'We’ve received your report.'
    case 'handled':
      return side === 'complainant' ? 'It’s being looked into.' : 'Nothing is needed from you right now.'
    case 'answer':
      return answerBy === null ? 'You can answer.' : `Answer by ${formatDate(answerBy)}.`
    case 'waiting':
      return 'Waiting for a decision.'
    case 'decided':
      return 'A decision was made.'
    case 'closed':
      return 'This case is closed.'
  }
}

/** Says what a penalty is: `Fine of $200.00`, `No access to Gym from Nov 20, 2026 to Dec 20, 2026`. */
export const penaltyWords = (one: Pick<Penalty, 'kind' | 'cents' | 'amenity' | 'from' | 'until'>): string => {
  const { kind, cents, amenity, from, until } = one
  if (kind !== 'deny') return `${kind === 'fine' ? 'Fine' : 'Costs'} of ${formatMoney(cents ?? 0)}`
  const days = from !== null && until !== null ? ` from ${formatDate(from)} to ${formatDate(until)}` : ''
  return `No access to ${amenity?.name ?? 'a facility'}${days}`
}

/** Says how much of a penalty is unpaid: `Due Dec 20, 2026, $200.00 unpaid`; null for what isn’t owed. */
export const owedWords = (one: Pick<Penalty, 'cents' | 'openCents' | 'dueOn' | 'cancelledOn'>): string | null => {
  const { cents, openCents, dueOn, cancelledOn } = one
  if (cancelledOn !== null) return `Cancelled on ${formatDate(cancelledOn)}`
  if (cents === null || openCents === null) return null
  if (openCents === 0) return 'Paid or written off'
  return dueOn === null
    ? `${formatMoney(openCents)} unpaid`
    : `Due ${formatDate(dueOn)}, ${formatMoney(openCents)} unpaid`
}

type Vote = NonNullable<Violation['vote']>

/** Says how members voted: `3 for, 1 against, 0 abstained`. */
export const votesWords = ({
  for: inFavour,
  against,
  abstained,
}: {
  for: number
  against: number
  abstained: number
}): string => `${inFavour} for, ${against} against, ${abstained} abstained`

/** Says how far a vote is: `2 of 4 have voted`, `3 for, 1 against, 0 abstained`. */
export const voteWords = ({ status, decision, turnout }: Pick<Vote, 'status' | 'decision' | 'turnout'>): string => {
  if (status === 'withdrawn') return 'This vote was withdrawn.'
  if (decision?.votes) return votesWords(decision.votes)
  return `${turnout.voted} of ${turnout.mayVote} have voted`
}

type Hearing = NonNullable<Violation['hearing']>

/** Says how far a hearing has come: `Scheduled for Dec 3, 2026, 7:00 p.m., at Meeting room`. */
export const hearingWords = (hearing: Pick<Hearing, 'on' | 'at' | 'place' | 'heldOn' | 'withdrawnOn'>): string => {
  const { on, at, place, heldOn, withdrawnOn } = hearing
  if (withdrawnOn !== null) return `Request withdrawn on ${formatDate(withdrawnOn)}`
  if (heldOn !== null) return `Held on ${formatDate(heldOn)}`
  if (on === null) return 'Not scheduled yet'
  return `Scheduled for ${happenedWords(on, at)}${place && `, at ${place}`}`
}

type Letter = NonNullable<Violation['particulars']>

/** Says whether someone has received a letter: `Received on Nov 20, 2026`. */
export const deliveryWords = ({ deemedOn, isWaiting }: Letter['addressees'][number]): string => {
  if (deemedOn !== null) return `Counts as received on ${formatDate(deemedOn)}`
  return isWaiting ? 'To be delivered on paper' : 'No delivery on record yet'
}

/** Finds the letter of a case that someone hasn’t received yet, the particulars first; null where everyone has. */
export const undelivered = ({ particulars, told }: Pick<Violation, 'particulars' | 'told'>): Letter | null =>
  [particulars, told].find((letter) => letter?.addressees.some(({ deemedOn }) => deemedOn === null)) ?? null
