import type { LinkKind } from '../contract/admin/mails.ts'
import type { LoggedChange } from '../contract/audit.ts'
import type { BylawCitation } from '../contract/bylaws/bylaw.ts'
import type { AgendaEntry, AgendaFigure, AgendaStanding } from '../contract/overview/day.ts'
import type { Approach } from '../contract/units/people.ts'
import type { LocalDate, LocalTime } from '../contract/time.ts'
import type { Unit, UnitPanel } from '../contract/units/story.ts'
import type { VendorWork } from '../contract/vendors/work.ts'
import type { Ctx, InBuilding, Member, NotedChange, SignedIn } from './context.ts'

/** What an inbox row says to its reader. */
export interface Wording {
  title: string
  text: string
  link: string | null
  /** Said instead where others may look over the reader's shoulder, such as the locked screen of a phone. */
  outside?: { title: string; text: string }
}

/** Somebody who reads, in a call or away from the product, with their standing in the building. */
export type Reader = Ctx & Pick<SignedIn, 'account' | 'current' | 'currentRole'>

/**
 * Words the rows of one kind under the reader's rights, all at once: by subject id; a subject that is missing from the
 * answer is one the reader may no longer see.
 */
export type WordRows = (ctx: Reader, buildingId: string, subjectIds: readonly string[]) => Promise<Map<string, Wording>>

/**
 * The parameters of the one statement that reads what the dashboard and the building stats show, each as SQL: the
 * building, the caller's account and role in it, the building's calendar day and the moment of the call.
 */
export const asked = {
  building: '$1::uuid',
  account: '$2::uuid',
  role: '$3::text',
  day: '$4::date',
  now: '$5::timestamptz',
} as const
export type Asked = typeof asked

/** One value of that statement: a scalar expression in SQL. */
export type Figure = (by: Asked) => string

/** What features show on the dashboard and in the building stats; one that nobody offers is 0, or none. */
export interface Figures {
  /** How many of the caller's own tickets are open, assigned or in progress. */
  readonly openTickets?: Figure
  /** How many of the caller's own bookings are approved and to come or under way. */
  readonly activeBookings?: Figure
  /** How many proposals await the caller's vote: being voted on, without one of the caller, who may vote. */
  readonly pendingVotes?: Figure
  /** How many proposals are being voted on. */
  readonly activeVotes?: Figure
  /** What is pinned for the caller, as a JSON array of the contract's `PinnedDocument`. */
  readonly pinnedDocuments?: Figure
  /** Of the whole building: how many tickets are open, assigned or in progress. */
  readonly activeTickets?: Figure
  readonly visitorSpacesAvailable?: Figure
  readonly visitorSpacesTotal?: Figure
}

/**
 * What a feature says of one unit on its page, in what whoever looks may know; null where it has nothing to say. The
 * unit is one that they may see.
 */
export type UnitPanelOf = (ctx: Member, unit: Pick<Unit, '_id' | 'unitNumber' | 'eyes'>) => Promise<UnitPanel | null>

/** What a feature puts before somebody who manages a building. */
export interface Agenda {
  /**
   * The first ones, what is due first at the top, not more than `agendaEntriesMost`. Where the day alone does not say how
   * one stands, it says so itself.
   */
  entries: readonly (Omit<AgendaEntry, 'standing'> & { standing?: AgendaStanding })[]
  /** How many there are in all, what one is called, and where all of them are listed. */
  found: number
  noun: string
  list: string
  figures: readonly AgendaFigure[]
}

/** What a feature has to say of a building's day under the caller's rights there; null where it has no say for them. */
export type AgendaOf = (ctx: Member, today: LocalDate) => Promise<Agenda | null>

/** An invitation of a building to somebody, or their request to be let in, with whose it is. */
export interface ApproachTo extends Approach {
  email: string
  /** Who asked, or accepted. */
  account: { _id: string; emailVerified: boolean } | null
  /** Found by nothing but the name. */
  isByName: boolean
}

/**
 * How a building and somebody of its roster turned to each other, newest first: by their e-mail or their account, and
 * requests that wait in their name under another address.
 */
export type ReadApproaches = (
  ctx: InBuilding,
  of: {
    email: string | null
    accountId: string | null
    names: { firstName: string | null; lastName: string | null } | null
  },
) => Promise<ApproachTo[]>

/** Somebody who leaves a unit, by a sale or by moving out, or whose access to the building somebody ends. */
export interface Leaver {
  /** Null where the roster does not name them. */
  personId: string | null
  accountId: string | null
  email: string | null
  /** Null where access ends that no unit gave. */
  unitId: string | null
  /** The day from which others own the unit, before a sale is recorded; left out where one of the owners stays. */
  passesOn?: LocalDate
  /** Nothing is left of them in the building: no tie to a unit, and no role. */
  leavesBuilding: boolean
}

/** What hangs on somebody's tie to a unit, and ends with it. */
export interface Leaving {
  /** What would end, a sentence each. */
  foresee(ctx: InBuilding, leaver: Leaver): Promise<string[]>
  /** Ends it, in the transaction of the move, after the rights. */
  end(tx: InBuilding, leaver: Leaver): Promise<void>
}

/** What rests on a bylaw or rule, for those who manage the building. */
export type CitationsOf = (ctx: InBuilding, bylawId: string) => Promise<BylawCitation[]>

/** What stands above a building's letters beside its name. */
export interface Letterhead {
  /** By its path on this site, with its size in pixels. */
  logo: { path: string; width: number; height: number }
}

/**
 * By the kind of record, those of a building as SQL that answers `id`, `name` and `open_id`: what the history calls
 * them, and the id by which a screen opens them, null where none does. It stands in a statement, so it ends with no
 * order or limit.
 */
export type RecordNames = Readonly<Partial<Record<LoggedChange['subject'], (building: string) => string>>>

/**
 * The records of a building that someone may not see, by their role, whether they keep the books, and their account: SQL
 * that answers `id`.
 */
export type Hiding = (building: string, role: string, keepsBooks: string, account: string) => string

/** By the kind of record, those whose changes are left out of the history that someone reads. A missing kind hides none. */
export type HiddenRecords = Readonly<Partial<Record<LoggedChange['subject'], Hiding>>>

/** Gives a new building what a feature begins with there, in the transaction that makes it. */
export type Founding = (tx: Ctx, buildingId: string) => Promise<void>

/** Links changes that a transaction added to the history into the chains of its scopes, as the last that it does. */
export type SealChanges = (tx: Ctx, changes: readonly NotedChange[]) => Promise<void>

/** What a proposal is about that a feature below brought before council. */
export interface Brought {
  /** Names the record within a sentence: `violation V-12`. */
  record: string
  link: string
  /** The record has changed since, or isn't open, so that the vote says nothing about it as it is. */
  isVoid: boolean
  /** By account, why someone who sees the proposal has no vote on it, said to them. */
  barred: ReadonlyMap<string, string>
}

/** What parking recorded of a vehicle, as the violation case that it begins. */
export interface VehicleReport {
  unitId: string | null
  happenedOn: LocalDate
  happenedAt: LocalTime
  /** What kind of violation it is. Neither a plate nor anything that someone wrote: those are erased after a time. */
  words: string
  /** Whoever recorded it: an account, or a patrol by its name. */
  by: { accountId: string } | { name: string }
}

/** What features give to those above them without either knowing the other; app.ts collects the values. */
export interface Offers {
  /** By the kind of inbox row. */
  readonly wordings: Readonly<Record<string, WordRows>>
  readonly figures: Figures
  readonly recordNames: RecordNames
  readonly hiddenRecords: HiddenRecords
  readonly foundings: readonly Founding[]
  readonly sealChanges: SealChanges
  /** In the order in which they stand on the page. */
  readonly unitPanels: readonly UnitPanelOf[]
  /** In the order in which their figures stand on the page. */
  readonly agendas: readonly AgendaOf[]
  readonly approaches?: ReadApproaches
  /** Of a building; null for one that has nothing of its own. */
  readonly letterheadOf?: (ctx: Ctx, buildingId: string) => Promise<Letterhead | null>
  /** An account's terms on council that hold the office of treasurer, as SQL that answers a JSON array of `from` and `to`. */
  readonly treasuryOf?: (by: { account: string; building: string }) => string
  /** What a vendor of the building did for it; nothing where no feature gives vendors work. */
  readonly vendorWork?: (ctx: InBuilding, vendorId: string) => Promise<VendorWork>
  /** The stalls that units have today by what is kept of parking, by unit; none where no feature keeps stalls. */
  readonly stallsHeld?: (ctx: InBuilding) => Promise<ReadonlyMap<string, string[]>>
  /** The mortgagees whose requests for notices count today, each with its address, by unit; none where no feature keeps them. */
  readonly mortgageesListed?: (ctx: InBuilding) => Promise<ReadonlyMap<string, string[]>>
  /** Why the fees of a month, or of an open one before it, weren't charged to all, in a sentence; null where they were. */
  readonly feesMissing?: (ctx: InBuilding, month: LocalDate) => Promise<string | null>
  /** Why instalments of special levies due by the end of a month weren't charged, in a sentence; null where they were. */
  readonly leviesMissing?: (ctx: InBuilding, month: LocalDate) => Promise<string | null>
  /** Why stall rents of a month, or of an open one before it, weren't charged, in a sentence; null where they were. */
  readonly rentsMissing?: (ctx: InBuilding, month: LocalDate) => Promise<string | null>
  /** Why the bank doesn’t agree with the books through the end of a month, in sentences; null where it does, or isn’t known. */
  readonly bankOpen?: (ctx: InBuilding, month: LocalDate) => Promise<string | null>
  /** Why a refund, which the caller holds, can’t be undone: the bank paid it, in a sentence; null where it didn’t. */
  readonly refundPaid?: (tx: InBuilding, refundId: string) => Promise<string | null>
  /**
   * The time for which council denies a unit an amenity that it would use on some days, both included; null where it doesn't,
   * or where no feature keeps such decisions.
   */
  readonly deniedUse?: (
    ctx: InBuilding,
    use: { amenityId: string; unitId: string; from: LocalDate; to: LocalDate },
  ) => Promise<{ from: LocalDate; until: LocalDate } | null>
  /**
   * What a proposal is about that a feature below brought before council, and who has no vote on it as things are; null for
   * council's own. Whoever casts a vote asks in the same transaction, holding the proposal.
   */
  readonly proposalBrought?: (ctx: InBuilding, proposalId: string) => Promise<Brought | null>
  /**
   * Opens a violation case for a vehicle that parking recorded, with the building's next number, and answers its id, which is
   * that of the parking violation too. The caller holds the building. No one is notified.
   */
  readonly reportedFrom?: (tx: InBuilding, report: VehicleReport) => Promise<string>
  /**
   * Does what closes a parking violation while its case is held, and closes the case with it if no one else
   * complained and nothing was sent to anyone.
   */
  readonly curedBy?: (tx: InBuilding, caseId: string, close: () => Promise<void>) => Promise<void>
  /** Does what may take payments off charges; 409 where a special levy has spent or given back that money. */
  readonly keepCovered?: <T>(tx: InBuilding, work: () => Promise<T>) => Promise<T>
  readonly leavings: readonly Leaving[]
  readonly bylawCitations: readonly CitationsOf[]
  /** Whether the link with this hash of its secret still does what its mail says. */
  readonly linkWorks: Readonly<Record<LinkKind, (ctx: Ctx, hash: Buffer) => Promise<boolean>>>
}
