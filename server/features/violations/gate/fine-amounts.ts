/** What a fine may be, and when the next one may come; pure. */
import type { LocalDate } from '../../../../contract/time.ts'
import { fineMostCents, fineRule, nextFineFrom, plusDays, type FineRule } from '../../../../law/law.ts'
import type { CaseFacts, ContravenedText } from './case-facts.ts'

/** The law’s limit for a contravention of a text on a day; null where no act of ours sets one. */
const capFor = ({ jurisdiction, happenedOn }: CaseFacts, { kind, isShortStay }: ContravenedText): FineRule | null =>
  fineRule(jurisdiction, kind === 'rule' ? 'rule' : isShortStay ? 'shortStayBylaw' : 'bylaw', happenedOn)

const timesBefore = ({ finedOn, finedElsewhere }: CaseFacts): number => finedOn.length + finedElsewhere

/** The fine that the register names for the next time, in cents; null where it names none. */
export const fineOf = (facts: CaseFacts, { fineCents, laterFineCents }: ContravenedText): number | null =>
  timesBefore(facts) === 0 ? fineCents : (laterFineCents ?? fineCents)

/** The most that the law lets the next fine be, in cents. */
export const capCents = (facts: CaseFacts, text: ContravenedText): number => {
  const cap = capFor(facts, text)
  return cap === null ? Number.POSITIVE_INFINITY : fineMostCents(cap, timesBefore(facts))
}

/** Tells the most that the next fine may be, in cents; null where nothing can be fined. */
export const fineMostOf = (facts: CaseFacts): number | null => {
  if (facts.bylaw === null) return null
  const set = fineOf(facts, facts.bylaw)
  return set === null || set > capCents(facts, facts.bylaw) ? null : set
}

/** The first day on which a contravention that continues may be fined again; null where it wasn’t fined. */
export const fineAgainFrom = (facts: CaseFacts): LocalDate | null => {
  const last = facts.finedOn.at(-1)
  if (last === undefined || facts.bylaw === null) return null
  const cap = capFor(facts, facts.bylaw)
  const byLaw = cap === null ? null : nextFineFrom(cap, last)
  const byText = facts.bylaw.fineEveryDays === null ? null : plusDays(last, facts.bylaw.fineEveryDays)
  const days = [byLaw, byText].filter((day) => day !== null)
  return days.length === 0 ? last : days.reduce((latest, day) => (day > latest ? day : latest))
}
