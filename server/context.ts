import type { Instant } from '../contract/time.ts'
import type { FeatureMap, PermissionMap, PlatformRole, Role } from '../contract/roles.ts'
import type { User } from '../contract/accounts/user.ts'
import type { Access, Route } from '../contract/route.ts'
import type { Database } from './db/connection.ts'
import type { Foreseen } from './http/foresight.ts'
import type { Offers } from './offers.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { EventHub } from './platform/events.ts'
import type { FileStore } from './platform/files.ts'
import type { Jobs } from './platform/jobs.ts'
import type { SecurityLog } from './platform/security-log.ts'
import type { Log } from './platform/log.ts'
import type { Noticed } from './platform/noticed.ts'
import type { Mailer } from './platform/mailer.ts'
import type { Pusher } from './platform/pusher.ts'
import type { Scanner } from './platform/scanner.ts'
import type { Seal } from './platform/seal.ts'
import type { SignInProvider } from './platform/sign-in-provider.ts'

/** What the machine can do for a verb; made once by the composition root. */
export interface Platform {
  readonly db: Database
  readonly clock: Clock
  readonly config: Config
  readonly log: Log
  /** Attempts at signing in and refused permissions, with addresses in clear; the other log has none. */
  readonly security: SecurityLog
  readonly files: FileStore
  readonly mailer: Mailer
  readonly pusher: Pusher
  readonly seal: Seal
  readonly jobs: Jobs
  readonly noticed: Noticed
  readonly events: EventHub
  readonly offers: Offers
  /** Google, or who stands in for it; null where none is set up. */
  readonly google: SignInProvider | null
  /** Looks for malware in what people send; null where none is set up. */
  readonly scanner: Scanner | null
}

/** A change that was added to the history: of a building, or of the platform. */
export interface NotedChange {
  readonly id: string
  readonly buildingId: string | null
}

/** One piece of work: a call, a job or a command. `now` stands still while it is done. */
export interface Ctx extends Platform {
  readonly now: Instant
  readonly requestId: string
  /**
   * Notes changes that this transaction added to the history, which seals them right before its commit. Throws outside one.
   * Work that goes back to a savepoint collects them itself, and notes them once they stay.
   */
  readonly noteChanges: (changes: readonly NotedChange[]) => void
  /** Work for after the commit, such as waking a live stream; lost if the transaction is rolled back. */
  readonly afterCommit: (work: () => void) => void
  /** Work for after a transaction that failed, such as counting a refusal; nothing where there was none. */
  readonly afterRollback: (work: (ctx: Ctx) => Promise<void>) => void
}

export interface CurrentAccount {
  readonly _id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly platformRole: PlatformRole
}

export interface CurrentBuilding {
  readonly _id: string
  readonly name: string
  readonly timeZone: string
  readonly jurisdiction: 'BC' | 'AB' | 'other'
  readonly features: FeatureMap
}

export interface Visitor extends Ctx {
  readonly address: string
  /** The same, whole and for the security log alone. */
  readonly clientAddress: string
  /** Whether everybody behind a proxy that is not trusted has this address. */
  readonly addressIsShared: boolean
  readonly device: string
  /** The account that an attempt is about, and whether it is only half signed in, for the security log. */
  readonly concerned: { accountId: string | null; awaitsSecondFactor: boolean }
  /** The session's secret from the cookie, whether or not it is still good. */
  readonly sessionToken: string | null
  /** Sets the session cookie with the answer; null clears it. */
  readonly setSessionToken: (token: string | null) => void
  /** The secret by which a browser is known that somebody has signed in from. */
  readonly deviceToken: string | null
  readonly setDeviceToken: (token: string) => void
  /** What the browser holds while it is away at a sign-in provider, and for minutes only. */
  readonly away: string | null
  readonly setAway: (away: string | null) => void
}

export interface SignedIn extends Visitor {
  readonly account: CurrentAccount
  readonly sessionId: string
  /** Whether this sign-in gave a second factor; `required` where its powers rest until it does. */
  readonly secondFactor: User['secondFactor']
  /** The building named by the call, if the caller belongs to it; routes about the caller may do without. */
  readonly current: CurrentBuilding | null
  readonly currentRole: Role | null
  /** What the look that found the caller read beside; null where the call may change something. */
  readonly foreseen: Foreseen | null
}

export interface Member extends SignedIn {
  readonly building: CurrentBuilding
  /** A superadmin acts as management. */
  readonly role: Role
  readonly superadmin: boolean
  readonly permissions: PermissionMap
}

/** Work inside a building with no person behind it (jobs) or with one (calls): what most verbs need. */
export type InBuilding = Ctx & { readonly building: CurrentBuilding; readonly account?: CurrentAccount }

/** The access word of a route decides what its handler can see. */
export type ContextFor<T extends Route> =
  T extends Route<infer A extends Access>
    ? A extends 'public' | 'link'
      ? Visitor
      : A extends 'signedIn' | 'superadmin'
        ? SignedIn
        : Member
    : never
