import type {
  ClaimForum,
  LimitationWatch,
  NamedCharge,
  TrustHolder,
  TrustOutcome,
} from '../../../contract/collections/collection.ts'
import type { HandoverMethod } from '../../../contract/forms/runs.ts'
import type { ChargeType } from '../../../contract/ledger/ledger-words.ts'
import type { LocalDate } from '../../../contract/time.ts'

/** A charge that an action names, with when the last of it was paid, written off or cancelled, and what paid it when. */
export type KnownNamed = NamedCharge & {
  settledOn: LocalDate | null
  paid: readonly { day: LocalDate; cents: number }[]
}

/** A demand, plan, trust, lien or claim as it is kept. */
export interface KnownAction {
  _id: string
  holdingId: string
  kind: 'demand' | 'plan' | 'trust' | 'lien' | 'claim'
  on: LocalDate
  cents: number
  words: string
  forLien: boolean
  forAction: boolean
  letterId: string | null
  /** The day to pay by that a demand names, where someone chose one. */
  payBy: LocalDate | null
  method: HandoverMethod | null
  decidedOn: LocalDate | null
  decision: string
  heldBy: TrustHolder | null
  forum: ClaimForum | null
  registeredOn: LocalDate | null
  number: string
  endedOn: LocalDate | null
  /** By which a message says that it ended. */
  endId: string | null
  endWords: string
  endNumber: string
  outcome: TrustOutcome | null
  charges: readonly KnownNamed[]
  instalments: readonly { dueOn: LocalDate; cents: number }[]
  copies: readonly { mortgageeId: string; method: HandoverMethod; on: LocalDate }[]
}

/** Someone a demand went to, with when it counts as received. */
export interface DemandReceiver {
  _id: string
  name: string
  deemedOn: LocalDate | null
  isWaiting: boolean
  /** Why its delivery doesn't count. */
  fault: string | null
}

/** A demand with how it was delivered. */
export interface JudgedDemand {
  action: KnownAction
  state: 'waiting' | 'sent' | 'failed'
  receivers: readonly DemandReceiver[]
  receivedOn: LocalDate | null
  expiresOn: LocalDate | null
  /** Lenders who must get a copy, and when they got one in a way that counts. */
  copies: readonly { mortgagee: { _id: string; lender: string }; givenOn: LocalDate | null }[]
  /** Owners who joined since, whom it didn't go to. */
  without: readonly string[]
}

/** A charge that is overdue, with what the law makes of it. */
export interface OverdueCharge {
  _id: string
  type: ChargeType
  words: string
  dueOn: LocalDate
  openCents: number
  isLienable: boolean
  limitation: LimitationWatch | null
}

/** An account as a day and the law judge it. */
export interface Facts {
  today: LocalDate
  isCurrent: boolean
  overdue: readonly OverdueCharge[]
  /** Not withdrawn and not failed, the newest first. */
  demands: readonly JudgedDemand[]
  actions: readonly KnownAction[]
}

/** Adds up what is open of charges. */
export const openOf = ({ charges }: { charges: readonly { openCents: number }[] }): number =>
  charges.reduce((sum, { openCents }) => sum + openCents, 0)

/** Whether an action had begun by a day and hadn't ended. */
export const ongoingOn = ({ on, endedOn }: KnownAction, day: LocalDate): boolean =>
  on <= day && (endedOn === null || endedOn > day)

/** The actions of a kind that haven't ended. */
export const ongoing = (actions: readonly KnownAction[], kind: KnownAction['kind']): KnownAction[] =>
  actions.filter((one) => one.kind === kind && one.endedOn === null)
