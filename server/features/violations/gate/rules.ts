/** What is missing before someone can be fined, charged costs or denied a facility; pure. */
import type { BylawState } from '../../../../contract/bylaws/bylaw.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { MissingStep, PenaltyKind, PenaltyRemedy, PenaltyStep } from '../../../../contract/violations/violation.ts'
import { enforcementClocks, labelsFor, penaltyAsks, plusDays, reasonOf } from '../../../../law/law.ts'
import type { CaseFacts, SentLetter } from './case-facts.ts'
import { capCents, fineAgainFrom, fineMostOf, fineOf } from './fine-amounts.ts'

type Lack = { words: string; do: PenaltyRemedy } | null

const names = new Intl.ListFormat('en-CA', { type: 'conjunction' })
/** Names who decides, to begin a sentence: `Council`, `The board`. */
export const councilIn = ({ jurisdiction }: CaseFacts): string => {
  const { seat } = labelsFor(jurisdiction).council
  return seat.charAt(0).toUpperCase() + seat.slice(1)
}
const inForce: ReadonlySet<BylawState> = new Set(['inForce', 'toRatify'])

/**
 * Tells the last day for an answer: the one that the letter names, or a week after the last of those it is addressed to
 * received it, whichever is later. Null while someone hasn’t received it.
 */
export const answerUntil = ({
  jurisdiction,
  particulars,
  answerBy,
}: Pick<CaseFacts, 'jurisdiction' | 'particulars' | 'answerBy'>): LocalDate | null => {
  if (particulars === null) return null
  const received = particulars.addressees.filter(({ isCopy }) => !isCopy).map(({ deemedOn }) => deemedOn)
  if (received.length === 0 || received.some((day) => day === null)) return null
  const last = received.reduce((latest, day) => (day! > latest! ? day : latest))!
  const least = plusDays(last, enforcementClocks(jurisdiction).answer.daysLeast)
  return answerBy !== null && answerBy > least ? answerBy : least
}

const complaint = ({ complaintsOn, happenedOn, particulars, today }: CaseFacts): Lack => {
  const by = particulars?.on ?? today
  return complaintsOn.some((day) => day >= happenedOn && day <= by)
    ? null
    : { words: 'No complaint about it was received before the particulars were sent.', do: 'addComplaint' }
}

const stateWords: Readonly<Record<BylawState, string>> = {
  waiting: 'wasn’t in force yet',
  inForce: '',
  toRatify: '',
  lapsed: 'had lapsed',
  replaced: 'had been replaced',
  repealed: 'had been repealed',
}

const ruleInForce = ({ bylaw, happenedOn }: CaseFacts): Lack => {
  if (bylaw === null) return { words: 'No bylaw or rule has been chosen.', do: 'screen' }
  if (inForce.has(bylaw.state)) return null
  const one = bylaw.kind === 'bylaw' ? 'bylaw' : 'rule'
  return { words: `The ${one} ${stateWords[bylaw.state]} on ${formatDate(happenedOn)}.`, do: 'register' }
}

const fineSet = (facts: CaseFacts): Lack => {
  const { bylaw } = facts
  if (bylaw === null) return { words: 'No bylaw or rule has been chosen, so no fine is set.', do: 'screen' }
  const set = fineOf(facts, bylaw)
  if (set === null) return { words: 'The register names no fine for it, so no fine can be imposed.', do: 'register' }
  const most = capCents(facts, bylaw)
  if (set <= most) return null
  return {
    words:
      most === 0
        ? 'The law allows no fine for it.'
        : `The register names ${formatMoney(set)}, but the law allows ${formatMoney(most)}, so no fine can be imposed.`,
    do: 'register',
  }
}

const rightPerson = ({ hasUnit, accused, causedBy, strangers }: CaseFacts): Lack => {
  if (!hasUnit || accused === null)
    return { words: 'No owner or tenant has been named. A visitor alone can’t be fined.', do: 'screen' }
  if (accused === 'owners' && causedBy === 'tenant')
    return { words: 'The owner can’t be fined for their tenant. Choose the tenant.', do: 'screen' }
  if (strangers.length > 0)
    return {
      words: `${names.format(strangers)} had no tie to the unit on the day it happened.`,
      do: 'screen',
    }
  return null
}

const isSent = (letter: SentLetter | null): letter is SentLetter => letter !== null && letter.state !== 'failed'

const particularsSent = ({ particulars }: CaseFacts): Lack =>
  isSent(particulars)
    ? null
    : {
        words:
          particulars === null
            ? 'The particulars haven’t been sent in writing.'
            : 'The letter with the particulars couldn’t be sent.',
        do: 'particulars',
      }

/** Says which of those a letter is addressed to, or copied to, haven’t received it by today; null where all have. */
const deliveredTo = ({ addressees }: SentLetter, today: LocalDate, isCopy: boolean): Lack => {
  const waiting = addressees.filter((one) => one.isCopy === isCopy && (one.deemedOn === null || one.deemedOn > today))
  if (waiting.length === 0) return null
  const days = waiting.flatMap(({ deemedOn }) => deemedOn ?? [])
  const unproven = waiting.filter(({ deemedOn }) => deemedOn === null).map(({ name }) => name)
  if (unproven.length > 0)
    return { words: `There’s no proof yet that ${names.format(unproven)} received the letter.`, do: 'deliver' }
  return { words: `The letter counts as received on ${formatDate(days.toSorted().at(-1)!)}.`, do: 'wait' }
}

const delivered = ({ particulars, today }: CaseFacts): Lack =>
  isSent(particulars)
    ? deliveredTo(particulars, today, false)
    : { words: 'No letter with the particulars has been delivered.', do: 'particulars' }

const landlordCopy = ({ particulars, today }: CaseFacts): Lack => {
  if (!isSent(particulars))
    return { words: 'The landlord and owner haven’t been given notice of the complaint.', do: 'particulars' }
  return particulars.addressees.some(({ isCopy }) => isCopy)
    ? deliveredTo(particulars, today, true)
    : { words: 'The letter didn’t go to the landlord and owner.', do: 'particulars' }
}

const answerOpen = (facts: CaseFacts): Lack => {
  const { answeredOn, particulars, decision: made, today } = facts
  const day = made?.on ?? today
  if (answeredOn !== null && answeredOn <= day) return null
  if (!isSent(particulars)) return { words: 'No one has been asked for an answer.', do: 'particulars' }
  if (answeredOn !== null)
    return { words: `${councilIn(facts)} decided before the answer of ${formatDate(answeredOn)}.`, do: 'decide' }
  const until = answerUntil(facts)
  if (until === null) return { words: 'The time to answer begins when the letter is received.', do: 'deliver' }
  if (until < day) return null
  if (made === null) return { words: `They can answer until ${formatDate(until)}.`, do: 'wait' }
  const words = `${councilIn(facts)} decided before the time to answer ends on ${formatDate(until)}, and has to decide again after that.`
  return { words, do: until < today ? 'decide' : 'wait' }
}

const hearing = (facts: CaseFacts): Lack => {
  const { askedOn, heldOn, withdrawnOn } = facts.hearing
  if (askedOn === null || withdrawnOn !== null) return null
  if (heldOn === null)
    return { words: `A hearing was requested on ${formatDate(askedOn)} and hasn’t been held.`, do: 'holdHearing' }
  return facts.decision !== null && heldOn > facts.decision.on
    ? { words: `${councilIn(facts)} decided before the hearing on ${formatDate(heldOn)}.`, do: 'decide' }
    : null
}

const decision = (facts: CaseFacts): Lack => {
  const { decision: made } = facts
  if (made === null)
    return { words: `${councilIn(facts)} hasn’t decided that there was a contravention.`, do: 'decide' }
  if (!made.upheld) return { words: `${councilIn(facts)} found no contravention.`, do: 'decide' }
  if (made.barred.length > 0)
    return {
      words: `${names.format(made.barred)} took part in the decision, which isn’t allowed.`,
      do: 'decide',
    }
  return made.ratification === 'awaits'
    ? { words: 'The decision was made between meetings and a meeting hasn’t ratified it.', do: 'ratify' }
    : null
}

/** Who got the particulars, be it as a copy, and doesn’t get the decision. */
const untoldIn = ({ particulars }: CaseFacts, letter: SentLetter): string[] =>
  (particulars?.addressees ?? [])
    .filter(({ personId }) => !letter.addressees.some((one) => one.personId === personId))
    .map(({ name }) => name)

const told = (facts: CaseFacts): Lack => {
  const { told: letter } = facts
  if (!isSent(letter)) return { words: 'The decision hasn’t been sent in writing.', do: 'tell' }
  const untold = untoldIn(facts, letter)
  if (untold.length > 0) return { words: `${names.format(untold)} didn’t get the decision in writing.`, do: 'tell' }
  return letter.state === 'sent' ? null : { words: 'The decision letter is being prepared.', do: 'wait' }
}

const amount = (facts: CaseFacts, cents: number | null): Lack => {
  const most = fineMostOf(facts)
  return cents === null || most === null || cents <= most
    ? null
    : { words: `The fine can be at most ${formatMoney(most)}.`, do: 'fine' }
}

const interval = (facts: CaseFacts): Lack => {
  const from = fineAgainFrom(facts)
  if (from === null) return null
  if (facts.today < from) return { words: `The next fine can be imposed from ${formatDate(from)}.`, do: 'wait' }
  return facts.sightings.some((day) => day > facts.finedOn.at(-1)!)
    ? null
    : { words: 'It hasn’t been reported again since the last fine.', do: 'seeAgain' }
}

const rules: readonly (readonly [PenaltyStep, (facts: CaseFacts, cents: number | null) => Lack])[] = [
  ['complaint', complaint],
  ['rule_in_force', ruleInForce],
  ['fine_set', fineSet],
  ['right_person', rightPerson],
  ['particulars', particularsSent],
  ['delivered', delivered],
  ['landlord_copy', landlordCopy],
  ['answer_open', answerOpen],
  ['hearing', hearing],
  ['decision', decision],
  ['told', told],
  ['amount', amount],
  ['interval', interval],
]

/** What only a fine asks for: costs and the denial of a facility have no amount in the bylaws, and no interval. */
const ofFines: ReadonlySet<PenaltyStep> = new Set(['fine_set', 'amount', 'interval'])

/** Steps that not every case has: they are left out of the list where they don't apply. */
const applies: Readonly<Partial<Record<PenaltyStep, (facts: CaseFacts) => boolean>>> = {
  landlord_copy: ({ accused }) => accused === 'tenants',
  hearing: ({ hearing: { askedOn } }) => askedOn !== null,
  interval: ({ finedOn }) => finedOn.length > 0,
}

/**
 * Checks every step that a penalty asks for and that applies, in the order of the law: null where it is done, or what is missing. `cents`
 * is the amount of a fine, null where none is asked about. (BC: Strata Property Act, ss. 129 to 136.)
 */
export const checksOf = (
  facts: CaseFacts,
  { kind, cents }: { kind: PenaltyKind; cents: number | null },
): { step: PenaltyStep; missing: MissingStep | null }[] =>
  rules.flatMap(([step, rule]) => {
    const reason = penaltyAsks(facts.jurisdiction, step)
    if (reason === null || (kind !== 'fine' && ofFines.has(step)) || applies[step]?.(facts) === false) return []
    if (step === 'amount' && cents === null) return []
    const lack = rule(facts, cents)
    return [{ step, missing: lack && { step, ...lack, ...reasonOf(reason) } }]
  })

/** Lists the steps that are missing. */
export const missingOf = (facts: CaseFacts, of: { kind: PenaltyKind; cents: number | null }): MissingStep[] =>
  checksOf(facts, of).flatMap(({ missing }) => missing ?? [])
