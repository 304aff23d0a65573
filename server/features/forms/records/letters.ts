/** What whoever asked is written, in plain words, with the sections that the answer stands on. */
import type { RecordsItem, RecordsStep } from '../../../../contract/forms/requests.ts'
import { periodWords, redactionGroundLabels, requestNumber } from '../../../../contract/forms/request-words.ts'
import { filesOpenMs } from '../../../../contract/limits/records.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { sentence } from '../../../../contract/text.ts'
import { formatDate, formatInstant } from '../../../../contract/time.ts'
import { documentRequestRule, recordKindLabels, refusalGround, whereToTurn } from '../../../../law/law.ts'
import type { CurrentBuilding } from '../../../context.ts'
import type { KnownRequest } from './requests-store.ts'

/** The steps of which whoever asked is told. */
export type ToldStep = Extract<RecordsStep['kind'], 'clarified' | 'feeQuoted' | 'delivered' | 'refused'>

type Building = Pick<CurrentBuilding, 'name' | 'jurisdiction' | 'timeZone'>

export interface RecordsLetter {
  subject: string
  paragraphs: string[]
}

/** A record in words: `Minutes of a meeting, 2025 (Jan 1, 2025 to Dec 31, 2025)`. */
const itemWords = (
  jurisdiction: Building['jurisdiction'],
  { kind, words, from, until }: Pick<RecordsItem, 'kind' | 'words' | 'from' | 'until'>,
): string => {
  const period = periodWords({ from, until })
  return `${recordKindLabels(jurisdiction)[kind]}${words && `, ${words}`}${period && ` (${period})`}`
}

const sourced = (words: string, source: string | null): string => (source === null ? words : `${words} (${source})`)

const refusalsIn = ({ jurisdiction }: Building, { items }: KnownRequest): string[] =>
  items.flatMap((item) => {
    if (!item.refusal) return []
    const { label, source } = refusalGround(jurisdiction, item.refusal.ground)
    return [`Refused: ${itemWords(jurisdiction, item)}. ${sourced(label, source)}. ${item.refusal.words}`]
  })

const turnTo = ({ jurisdiction }: Building): string[] => {
  const turn = whereToTurn(jurisdiction)
  return turn ? [sourced(turn.why, turn.source)] : []
}

const givenIn = ({ jurisdiction }: Building, { items }: KnownRequest): string[] =>
  items.flatMap((item) => {
    if (item.status !== 'given') return []
    const { redaction } = item
    const lessened = redaction
      ? ` Some information was redacted or withheld. ${redactionGroundLabels[redaction.ground]}: ${redaction.words}`
      : ''
    return [`Provided: ${itemWords(jurisdiction, item)}.${lessened}`]
  })

const stillOwedIn = ({ jurisdiction }: Building, { items }: KnownRequest): string[] =>
  items.flatMap((item) =>
    item.status === 'open'
      ? [
          `Outstanding${item.dueOn === null ? '' : `, due on ${formatDate(item.dueOn)}`}: ${itemWords(jurisdiction, item)}.`,
        ]
      : [],
  )

const openDays = filesOpenMs / 86_400_000

/** What is handed over at once goes one way. */
const handedOver = (building: Building, { items }: KnownRequest): string[] => {
  const { delivery, answeredOn } = items.find((item) => item.delivery !== null) ?? {}
  if (!delivery || !answeredOn) return []
  const on = formatDate(answeredOn)
  if (delivery.filesUntil)
    return [
      sentence(
        `You can download the files for ${openDays} days, until ${formatInstant(delivery.filesUntil, building.timeZone)}`,
      ),
    ]
  const how = {
    online: 'The files are available to you.',
    email: `The files were sent to you by email on ${on}.`,
    paper: `Paper copies were provided on ${on}.`,
    inspection: `You inspected the records on ${on}.`,
  }
  return [how[delivery.how]]
}

const feeWords = ({ jurisdiction }: Building, { fee, items }: KnownRequest): string[] => {
  if (!fee) return []
  const rule = documentRequestRule(jurisdiction, items[0]!.kind)
  const cost = `Paper copies of ${fee.pages} pages cost ${formatMoney(fee.amountCents)}.`
  return [
    rule ? sourced(`${cost} ${rule.copyFee.why}`, rule.copyFee.source) : cost,
    'Inspecting the records or receiving them as files is free. The copies may be held until the fee is paid.',
  ]
}

/** The letter about a step. */
export const letterOf = (step: ToldStep, building: Building, request: KnownRequest): RecordsLetter => {
  const number = requestNumber(request)
  const hello = `You requested records from ${building.name} on ${formatDate(request.askedOn)} (${number}).`
  switch (step) {
    case 'clarified':
      return {
        subject: `A question about your records request (${number})`,
        paragraphs: [hello, 'Before your request can be answered, we need to know:', request.question ?? ''],
      }
    case 'feeQuoted':
      return {
        subject: `Cost of the copies you requested (${number})`,
        paragraphs: [hello, ...feeWords(building, request)],
      }
    case 'delivered': {
      const refusals = refusalsIn(building, request)
      return {
        subject: `The records you requested (${number})`,
        paragraphs: [
          hello,
          ...givenIn(building, request),
          ...handedOver(building, request),
          ...refusals,
          ...(refusals.length > 0 ? turnTo(building) : []),
          ...stillOwedIn(building, request),
        ],
      }
    }
    case 'refused':
      return {
        subject:
          request.status === 'refused'
            ? `Your records request is refused (${number})`
            : `The rest of your records request is refused (${number})`,
        paragraphs: [hello, ...refusalsIn(building, request), ...turnTo(building)],
      }
  }
}
