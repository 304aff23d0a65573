/** What the law, or plain sense, has against a letter as it stands. */
import type { LetterDoubt, PlannedAddressee } from '../../../../contract/forms/runs.ts'
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { dueOn, enforcementClocks, meetingNoticeRule, plusDays, sendBy, type Reason } from '../../../../law/law.ts'
import type { Sending } from './planning.ts'
import { dayAsked } from './wording.ts'

interface Judged {
  sending: Sending
  addressees: readonly Pick<PlannedAddressee, 'way'>[]
  /** By the ask's key. */
  days: ReadonlyMap<string, LocalDate>
  /** By the merge field. */
  dates: Readonly<Record<string, LocalDate | null>>
}

/** A number that nobody has held against the act only warns; one that was stops the letter. */
const byLaw = (askKey: string, sentence: string, rule: Reason): LetterDoubt => ({
  stops: rule.source !== null && rule.unverified !== true,
  askKey,
  sentence,
  source: rule.source,
  unverified: rule.unverified ?? false,
})

const bySense = (askKey: string, sentence: string): LetterDoubt => ({
  stops: true,
  askKey,
  sentence,
  source: null,
  unverified: false,
})

/** The days of what has happened before a letter of a kind can be written. */
const pastDays: Readonly<Partial<Record<LetterKind, readonly string[]>>> = {
  particulars: ['happenedOn'],
  decision: ['particularsOn', 'decidedOn'],
  hearingDecision: ['heardOn'],
}

const aheadOf = ({ sending, days }: Judged): LetterDoubt[] =>
  (pastDays[sending.kind] ?? []).flatMap((key) => {
    const day = days.get(key)
    return day !== undefined && day > sending.today ? [bySense(key, `${formatDate(day)} is in the future.`)] : []
  })

/** The rule about the day on which a kind of letter counts. */
const rules: Readonly<Record<string, (day: LocalDate, judged: Judged) => LetterDoubt | null>> = {
  answerBy: (day, { sending, dates }) => {
    const { answer } = enforcementClocks(sending.jurisdiction)
    const least = plusDays(dates['dates.received'] ?? sending.today, answer.daysLeast)
    return day >= least
      ? null
      : byLaw(
          'answerBy',
          `That leaves fewer than ${answer.daysLeast} days to answer. The earliest date is ${formatDate(least)}. ${answer.why}`,
          answer,
        )
  },
  payBy: (day, { sending, dates }) => {
    const { demand } = enforcementClocks(sending.jurisdiction)
    const over = dates['dates.demandUntil']
    return !demand || !over || day >= over
      ? null
      : byLaw('payBy', `The demand period doesn’t end until ${formatDate(over)}. ${demand.why}`, demand)
  },
  entryOn: (day, { sending, dates }) => {
    const { entry } = enforcementClocks(sending.jurisdiction)
    const from = dates['dates.entryFrom']
    return !entry || !from || day >= from
      ? null
      : byLaw('entryOn', `If sent today, entry is allowed from ${formatDate(from)}. ${entry.why}`, entry)
  },
  heldOn: (day, { sending, addressees }) => {
    const rule = meetingNoticeRule(sending.jurisdiction, 'general')
    const lasts = addressees.flatMap(
      ({ way }) =>
        sendBy(sending.jurisdiction, { kind: 'general', heldOn: day, method: way === 'email' ? 'email' : 'mail' }) ??
        [],
    )
    const last = lasts.toSorted()[0]
    return !rule || last === undefined || last >= sending.today
      ? null
      : byLaw(
          'heldOn',
          `For a meeting on ${formatDate(day)}, notice had to be sent by ${formatDate(last)}. ${rule.why}`,
          rule,
        )
  },
}

const hearingLate = ({ sending, days }: Judged): LetterDoubt[] => {
  const { hearingDecision } = enforcementClocks(sending.jurisdiction)
  const heardOn = days.get('heardOn')
  if (sending.kind !== 'hearingDecision' || !hearingDecision || heardOn === undefined) return []
  const due = dueOn(hearingDecision, heardOn)
  if (due >= sending.today) return []
  // It is late, and still better given than not.
  return [
    {
      ...byLaw('heardOn', `The decision was due on ${formatDate(due)}. ${hearingDecision.why}`, hearingDecision),
      stops: false,
    },
  ]
}

const aboutItsDay = (judged: Judged): LetterDoubt[] => {
  const key = dayAsked[judged.sending.kind]
  const day = key === undefined ? undefined : judged.days.get(key)
  if (key === undefined || day === undefined) return hearingLate(judged)
  if (day < judged.sending.today) return [bySense(key, `${formatDate(day)} has passed.`)]
  return [rules[key]?.(day, judged) ?? []].flat()
}

/** The doubts about a letter; those that stop keep it from being sent. */
export const doubtsOf = (judged: Judged): LetterDoubt[] => [...aheadOf(judged), ...aboutItsDay(judged)]
