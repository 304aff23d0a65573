/** What the proof of a case says, as rich text; pure. */
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import { handoverMethodLabels, letterWayLabels } from '../../../contract/forms/letter-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { CaseVehicle } from '../../../contract/parking/violation.ts'
import { kindLabels } from '../../../contract/parking/violation-words.ts'
import { formatDate, formatInstant, formatTime, longDate, type LocalDate } from '../../../contract/time.ts'
import type { CaseDecision, Complaint, Penalty, Violation } from '../../../contract/violations/violation.ts'
import {
  accusedLabels,
  causedByLabels,
  closedAsLabels,
  penaltyStepLabels,
} from '../../../contract/violations/violation-words.ts'
import { eventLabels } from '../../../contract/violations/event-words.ts'
import { decisionMadeLabels, ratificationLabels } from '../../../contract/voting/decision-words.ts'
import { escaped } from '../../platform/escaped.ts'
import type { FollowedLetter } from '../forms/forms.ts'

type Row = readonly [string, string | null | undefined | false]

const lines = (words: string): string => escaped(words).replaceAll('\n', '<br>')
const paragraph = (words: string): string => (words === '' ? '' : `<p>${lines(words)}</p>`)
const heading = (words: string): string => `<h3>${escaped(words)}</h3>`
const facts = (rows: readonly Row[]): string =>
  `<ul>${rows
    .flatMap(([label, value]) => (value ? `<li><strong>${escaped(label)}:</strong> ${lines(value)}</li>` : []))
    .join('')}</ul>`
const dayOf = (day: LocalDate | null): string | null => day && longDate(day)

/** Words the first page: what the case is about, which steps are on file, and the story. */
export const caseHtml = (one: Violation): string =>
  [
    facts([
      ['Unit', one.unit?.unitNumber],
      ['About', one.accused && accusedLabels[one.accused]],
      ['Caused by', one.causedBy && causedByLabels[one.causedBy]],
      ['Bylaw or rule', one.bylaw && `${bylawReference(one.bylaw)}: ${one.bylaw.heading}`],
      ['Date', longDate(one.happenedOn)],
      ['Time', one.happenedAt && formatTime(one.happenedAt)],
      ['Location', one.place],
      ['Outcome', one.closedAs && closedAsLabels[one.closedAs]],
    ]),
    heading('Summary'),
    paragraph(one.words),
    heading('Steps before a fine'),
    facts(one.checks.map(({ step, missing }) => [penaltyStepLabels[step], missing === null ? 'done' : missing.words])),
    heading('Story'),
    facts(
      one.events.map(({ kind, on, by }) => [formatDate(on), `${eventLabels[kind]}${by === null ? '' : `, ${by}`}`]),
    ),
    one.sightings.length === 0 ? '' : heading('Seen again'),
    one.sightings.length === 0
      ? ''
      : facts(one.sightings.map(({ on, words }) => [formatDate(on), words || eventLabels.vehicleSeen])),
    one.files.length === 0 ? '' : heading('Files'),
    one.files.length === 0 ? '' : facts(one.files.map(({ fileName }) => ['File', fileName])),
  ].join('')

/** Words a complaint, with the names of what came with it. */
export const complaintHtml = ({ by, isStaff, receivedOn, words, files }: Complaint): string =>
  facts([
    [isStaff ? 'Reported by' : 'Complainant', by],
    ['Received', dayOf(receivedOn)],
    ['Files', files.map(({ fileName }) => fileName).join(', ')],
  ]) + paragraph(words)

/** Words what parking recorded of the vehicle, with the names of its photos. */
export const parkingHtml = (one: CaseVehicle, zone: string): string =>
  facts([
    ['Licence plate', one.licensePlate ?? 'Erased'],
    ['Violation', kindLabels[one.kind]],
    ['Seen', formatInstant(one.seenAt, zone)],
    ['Location', one.place],
    ['Notice placed on windshield', one.noticeAt && formatInstant(one.noticeAt, zone)],
    ['Tow requested', one.tow && formatInstant(one.tow.requestedAt, zone)],
    ['Bylaw or rule', one.tow?.bylaw],
    ['Authorized by', one.tow?.authorisedBy],
    ['Towing company', one.tow?.company],
    ['Cost', one.tow && formatMoney(one.tow.costCents)],
    ['Photos', one.files.map(({ fileName }) => fileName).join(', ')],
  ]) + paragraph(one.words)

/** Words to whom a letter went, by which way, and when each received it. */
export const deliveryHtml = ({ addressees }: Pick<FollowedLetter, 'addressees'>): string =>
  facts(
    addressees.map(({ name, isCopy, way, method, sentOn, deemedOn, source }) => [
      isCopy ? `${name} (copy)` : name,
      [
        method === null ? letterWayLabels[way] : handoverMethodLabels[method],
        sentOn === null ? 'not delivered yet' : formatDate(sentOn),
        deemedOn !== null && `counts as received on ${formatDate(deemedOn)}${source === null ? '' : ` (${source})`}`,
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  )

/** Words the answer, and what became of a hearing that was requested. */
export const answerHtml = ({ answer, hearing }: Pick<Violation, 'answer' | 'hearing'>): string =>
  [
    answer === null
      ? ''
      : facts([
          ['Answered', dayOf(answer.on)],
          ['Files', answer.files.map(({ fileName }) => fileName).join(', ')],
        ]),
    answer === null ? '' : paragraph(answer.words),
    hearing === null
      ? ''
      : facts([
          ['Hearing requested', dayOf(hearing.askedOn)],
          ['Reason', hearing.reason],
          ['Scheduled for', hearing.on && `${longDate(hearing.on)}${hearing.place === '' ? '' : `, ${hearing.place}`}`],
          ['Held', dayOf(hearing.heldOn)],
          ['Withdrawn', dayOf(hearing.withdrawnOn)],
          ['Notes', hearing.notes],
        ]),
  ].join('')

/** Words a decision, with the votes and who took part. */
export const decisionHtml = (decision: CaseDecision): string =>
  facts([
    ['Decided', dayOf(decision.decidedOn)],
    ['Made', decisionMadeLabels[decision.made]],
    ['Ratification', decision.ratification === 'none' ? null : ratificationLabels[decision.ratification]],
    ['Result', decision.upheld ? 'A contravention was found' : 'No contravention was found'],
    [
      'Votes',
      decision.votes &&
        `${decision.votes.for} for, ${decision.votes.against} against, ${decision.votes.abstained} abstained`,
    ],
    ['Took part', decision.voters.join(', ')],
  ]) + paragraph(decision.reasons)

const penaltyWords = ({ kind, cents, dueOn, amenity, from, until, cancelledOn, words }: Penalty): string => {
  const what =
    kind === 'deny'
      ? `${amenity!.name} denied from ${formatDate(from!)} to ${formatDate(until!)}`
      : `${kind === 'fine' ? 'Fine' : 'Costs'} of ${formatMoney(cents!)}, due ${formatDate(dueOn!)}`
  return [what, words, cancelledOn !== null && `cancelled on ${formatDate(cancelledOn)}`].filter(Boolean).join('. ')
}

/** Words what followed the decision. */
export const penaltiesHtml = ({ penalties, disputed }: Pick<Violation, 'penalties' | 'disputed'>): string =>
  facts(penalties.map((penalty) => [formatDate(penalty.on), penaltyWords(penalty)])) +
  (disputed === null ? '' : facts([['Disputed', dayOf(disputed.on)]]) + paragraph(disputed.words))
