import type { Quote, RecordsWish } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsFee } from '../../../../contract/forms/request-fee.ts'
import { standingsOf } from '../../../../contract/forms/request-standings.ts'
import type {
  RecordsItem,
  RecordsItemStatus,
  RecordsRequest,
  RecordsStatus,
} from '../../../../contract/forms/requests.ts'
import { dueReminderDays, enteredMostDaysBack } from '../../../../contract/limits/records.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { Role } from '../../../../contract/roles.ts'
import { addDays, daysBetween, type Instant, type LocalDate } from '../../../../contract/time.ts'
import {
  askingRight,
  copyFeeCents,
  documentRequestRule,
  dueOn,
  reachesKind,
  type RecordKind,
  type RecordsAsker,
} from '../../../../law/law.ts'
import type { CurrentBuilding } from '../../../context.ts'
import { Conflict, Forbidden, Invalid, InvalidField } from '../../../http/errors.ts'

type Jurisdiction = CurrentBuilding['jurisdiction']

/** What can be done with a request, by where it stands; nothing once it is over. */
const stepsFrom = {
  received: ['clarify', 'decide', 'quote', 'settleFee', 'deliver', 'withdraw'],
  clarify: ['answer', 'decide', 'quote', 'settleFee', 'deliver', 'refuse', 'withdraw'],
  feeQuoted: ['clarify', 'decide', 'quote', 'settleFee', 'withdraw'],
  ready: ['clarify', 'decide', 'quote', 'settleFee', 'deliver', 'refuse', 'withdraw'],
  fulfilled: [],
  partlyRefused: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<RecordsStatus, readonly string[]>
export type RecordsMove = (typeof stepsFrom)[RecordsStatus][number]

/** How a record stands: `told` is one whose refusal was sent. */
export type Standing = RecordsItemStatus | 'told'

export const standingOf = ({ status, answeredOn }: Pick<RecordsItem, 'status' | 'answeredOn'>): Standing =>
  status === 'refused' && answeredOn !== null ? 'told' : status

/** Whether whoever asked has got a record, or an answer about it: it is owed no more, and stays as it is. */
export const isAnswered = (item: Pick<RecordsItem, 'answeredOn'>): boolean => item.answeredOn !== null

/** How a fee is now; `cancelled` is one that was charged to an account, where the charge was cancelled. */
export type FeeNow = RecordsFee['state'] | 'cancelled'

/** Tells how a fee is now, by whether its charge is in force. */
export const feeNow = ({ state }: Pick<RecordsFee, 'state'>, isChargeInForce: boolean): FeeNow =>
  state === 'charged' && !isChargeInForce ? 'cancelled' : state

/** Whether a fee can still be settled. A cancelled charge holds up no records, as they may have been provided already. */
const isUnsettled = (fee: FeeNow | null): boolean => fee === 'quoted' || fee === 'cancelled'

/** What the next step depends on. */
export interface Facts {
  status: RecordsStatus
  form: RecordsRequest['form']
  items: readonly Standing[]
  fee: FeeNow | null
}

const conditions: Readonly<Partial<Record<RecordsMove, (facts: Facts) => boolean>>> = {
  quote: ({ form, fee }) => form === 'paper' && (fee === null || isUnsettled(fee)),
  settleFee: ({ fee }) => isUnsettled(fee),
  // Whoever was asked back need not have answered, as the clock runs on; nor does what is ready wait for what is open.
  deliver: ({ items, fee }) => items.includes('ready') && fee !== 'quoted',
  refuse: ({ items, fee }) =>
    items.includes('refused') && !items.includes('open') && !items.includes('ready') && fee !== 'quoted',
}

/** Whether a step can be taken with a request as it stands. */
export const isOpenTo = (step: RecordsMove, facts: Facts): boolean =>
  (stepsFrom[facts.status] as readonly RecordsMove[]).includes(step) && (conditions[step]?.(facts) ?? true)

/** Whether nothing can be done with it any more. */
export const isOver = (status: RecordsStatus): boolean => stepsFrom[status].length === 0

const stands: Record<RecordsStatus, string> = {
  received: 'still has open records.',
  clarify: 'is waiting for the requester’s answer.',
  feeQuoted: 'is waiting for its fee, which can be waived.',
  ready: 'is ready to answer.',
  fulfilled: 'is already fulfilled.',
  partlyRefused: 'has already been answered.',
  refused: 'has already been refused.',
  withdrawn: 'was withdrawn.',
}

/** Refuses a step that the request does not allow as it stands, and says how it stands. */
export const requireOpenTo = (step: RecordsMove, facts: Facts): void => {
  if (isOpenTo(step, facts)) return
  if (facts.fee === 'charged' && (step === 'quote' || step === 'settleFee') && !isOver(facts.status))
    throw Conflict('The fee was charged to an account. Cancel that charge first.')
  const nothingReady = step === 'deliver' && !isOver(facts.status) && !facts.items.includes('ready')
  throw Conflict(`This request ${nothingReady ? 'has nothing to provide yet.' : stands[facts.status]}`)
}

/** What charging a fee to an account depends on. */
interface ChargeFacts extends Pick<Facts, 'status' | 'fee'> {
  standing: RecordsAsker
  /** The unit whose account the fee is charged to; null if it isn’t. */
  chargedUnit: string | null
}

/** Says why a fee can’t be charged to the account of a unit; null if it can. */
export const chargeRefusal = ({ status, fee, standing, chargedUnit }: ChargeFacts): string | null => {
  if (standing !== 'owner') return 'Only an owner’s request can be charged to a unit’s account.'
  if (fee === null) return 'No fee was quoted for this request.'
  if (fee === 'paid') return 'The fee was already paid.'
  if (fee === 'waived') return 'The fee was waived.'
  if (fee === 'charged') return `The fee was already charged to unit ${chargedUnit}. Cancel that charge first.`
  return isOver(status) ? `This request ${stands[status]}` : null
}

const over: ReadonlySet<Standing> = new Set(['given', 'told', 'withdrawn'])

/** How a request ended of which nothing is owed any more. */
const endOf = (items: Facts['items']): RecordsStatus => {
  if (!items.includes('told')) return items.includes('given') ? 'fulfilled' : 'withdrawn'
  return items.includes('given') ? 'partlyRefused' : 'refused'
}

/** Where a request stands by what was done with it. */
export const statusOf = (now: { isAsked: boolean; fee: Facts['fee']; items: Facts['items'] }): RecordsStatus => {
  if (now.items.every((item) => over.has(item))) return endOf(now.items)
  if (now.isAsked) return 'clarify'
  if (now.fee === 'quoted') return 'feeQuoted'
  return now.items.includes('open') ? 'received' : 'ready'
}

/** Refuses an asker who is not what they say. Throws 403 for a role that asks for nothing. */
export const requireStanding = (role: Role, standing: RecordsAsker): void => {
  if (standingsOf[role].length === 0)
    throw Forbidden('Only owners and tenants can request records. You can enter a request for someone else.')
  if (!standingsOf[role].includes(standing))
    throw InvalidField('standing', 'This doesn’t match your role in this building')
}

const byPaper: ReadonlySet<RecordsAsker> = new Set(['assignedTenant', 'authorized'])

const because = ({ why, source }: { why: string; source: string | null }) =>
  source === null ? why : `${why} (${source})`

type Wish = Pick<RecordsWish, 'standing' | 'items' | 'paperWords' | 'paperOn' | 'timeFrom' | 'timeUntil'>

const requirePaper = ({ standing, paperWords, paperOn }: Wish, today: LocalDate): void => {
  if (!byPaper.has(standing)) return
  if (paperWords === '') throw InvalidField('paperWords', 'Enter who signed the authorization')
  if (paperOn === null) throw InvalidField('paperOn', 'Enter the date on the document')
  if (paperOn > today) throw InvalidField('paperOn', 'This date is in the future')
}

/** Needed from former owners and tenants; whoever else gives it gives both days, in their order. */
const requireTime = ({ standing, timeFrom, timeUntil }: Wish, today: LocalDate): void => {
  const isFormer = standing === 'former'
  if (!isFormer && timeFrom === null && timeUntil === null) return
  if (timeFrom === null) throw InvalidField('timeFrom', 'Enter when they started owning or renting here')
  if (timeUntil === null) throw InvalidField('timeUntil', 'Enter the end date')
  if (timeUntil < timeFrom) throw InvalidField('timeUntil', 'The end date can’t be before the start date')
  if (isFormer && timeUntil > today) throw InvalidField('timeUntil', 'This date is in the future')
}

const isQuick = (kind: RecordKind) => kind === 'bylaws' || kind === 'rules'

/** Refuses what the asker may not ask for by the building's law, naming the act's section (BC: Strata Property Act, s. 36). */
export const requireReach = (jurisdiction: Jurisdiction, wish: Wish, today: LocalDate): void => {
  const right = askingRight(jurisdiction, wish.standing)
  if (right.reach === 'none') throw InvalidField('standing', because(right))
  requirePaper(wish, today)
  requireTime(wish, today)
  for (const [index, { kind, from, until }] of wish.items.entries()) {
    if (from !== null && until !== null && until < from)
      throw InvalidField(`items.${index}.until`, 'The end date can’t be before the start date')
    if (!reachesKind(right, kind)) throw InvalidField(`items.${index}.kind`, because(right))
    const within = from !== null && until !== null && from >= wish.timeFrom! && until <= wish.timeUntil!
    if (right.reach === 'ownTime' && !isQuick(kind) && !within)
      throw InvalidField(`items.${index}.from`, because(right))
  }
}

/** Refuses the day of a letter that lies ahead, or longer ago than anybody enters one. */
export const requireAskedOn = (askedOn: LocalDate, today: LocalDate): void => {
  if (askedOn > today) throw InvalidField('askedOn', 'This date is in the future')
  if (askedOn < addDays(today, -enteredMostDaysBack)) throw InvalidField('askedOn', 'This date is too far in the past')
}

/** The same for a day on which something was done with a request. */
export const requireDoneOn = (on: LocalDate, { askedOn }: { askedOn: LocalDate }, today: LocalDate): void => {
  if (on > today) throw InvalidField('on', 'This date is in the future')
  if (on < askedOn) throw InvalidField('on', 'This date is before the request')
}

/** Until when a record is owed, by the building's law; null where none was found to say. */
export const itemDueOn = (jurisdiction: Jurisdiction, kind: RecordKind, askedOn: LocalDate): LocalDate | null => {
  const rule = documentRequestRule(jurisdiction, kind)
  return rule && dueOn(rule, askedOn)
}

/** Refuses a fee above what the law allows (BC: Strata Property Regulation, s. 4.2); where we do not know it, none is. */
export const requireFee = (jurisdiction: Jurisdiction, kind: RecordKind, { pages, amountCents }: Quote): void => {
  const rule = documentRequestRule(jurisdiction, kind)
  const most = rule && copyFeeCents(rule.copyFee, 'paper', pages)
  if (rule && most !== null && amountCents > most)
    throw InvalidField(
      'amountCents',
      `The maximum is ${formatMoney(most)} for ${pages} pages. ${because(rule.copyFee)}`,
    )
}

/** Both of a redaction or none: what was blacked out is never left unsaid. */
export const requireRedaction = (said: { redactionGround: string | null; redactionWords: string }): void => {
  if (said.redactionGround !== null && said.redactionWords === '')
    throw InvalidField('redactionWords', 'Enter what was redacted or withheld, and why')
  if (said.redactionGround === null && said.redactionWords !== '')
    throw InvalidField('redactionGround', 'Choose a reason for the redaction')
}

/** Refuses to call a record ready of which there is nothing. */
export const requireSomething = (form: RecordsRequest['form'], files: number): void => {
  if (form === 'email' && files === 0)
    throw Invalid('Choose a document from the library or a file.', [
      { field: 'documentIds', message: 'Choose a document or a file' },
    ])
}

/** Whether whoever asked may download what was handed over. */
export const areFilesOpen = (filesUntil: Instant | null, now: Instant): boolean =>
  filesUntil !== null && now < filesUntil

/** How far a reminder that is due today speaks ahead: -1 once late; null where none is due. */
export const dueReminder = (due: LocalDate, today: LocalDate): number | null => {
  const left = daysBetween(today, due)
  if (left < 0) return -1
  return dueReminderDays.toSorted((a, b) => a - b).find((days) => left <= days) ?? null
}

export interface Eyes {
  handles: boolean
  isAsker: boolean
  hasAccount: boolean
}

/** Whoever asked speaks for themself; those who handle the request write down what somebody without an account said. */
export const speaks = ({ handles, isAsker, hasAccount }: Eyes): boolean => isAsker || (handles && !hasAccount)

/** What somebody who may see a request may do with it now. */
export const canFor = (eyes: Eyes, facts: Facts): Omit<RecordsRequest['can'], 'chargeFee'> => {
  const { handles, hasAccount } = eyes
  const may = (step: RecordsMove, who: boolean) => who && isOpenTo(step, facts)
  return {
    handle: handles,
    clarify: may('clarify', handles),
    answer: may('answer', speaks(eyes)),
    decide: may('decide', handles),
    quote: may('quote', handles),
    settleFee: may('settleFee', handles),
    deliver: may('deliver', handles),
    deliverOnline: may('deliver', handles && hasAccount),
    refuse: may('refuse', handles),
    withdraw: may('withdraw', speaks(eyes)),
  }
}
