import type { Instant } from '../time.ts'

/** What the engine judges by. A feature turns its own records into these and knows nothing else of the engine. */

/** One use of what is shared, by a unit: a booking, a visitor's stay. */
export interface Use {
  readonly unitId: string
  /** A car's plate, normalised by the feature; for rules that count by plate. */
  readonly plate?: string | undefined
  readonly from: Instant
  readonly until: Instant
  /** When it was made. */
  readonly at: Instant
  /**
   * `held`: asked for, approved, under way or over; it takes its place and counts in quotas. `missed`: a no-show; it counts
   * in quotas and as a strike, and takes no place. `spent`: over before its end, or cancelled late; it counts in quotas
   * alone. `freed`: declined, or cancelled in time; it counts nowhere.
   */
  readonly state: 'held' | 'missed' | 'spent' | 'freed'
  /** How many places of the capacity it takes, such as people; 1 where nothing is said. */
  readonly places?: number | undefined
}

/** What somebody would like to have. */
export interface Asked {
  readonly unitId: string
  readonly plate?: string | undefined
  readonly from: Instant
  readonly until: Instant
  readonly places?: number | undefined
  /** How the feature calls it: one books a room and registers a visitor. */
  readonly verb: 'book' | 'register'
  /** Whom the sentences speak to: the resident, or somebody who asks for a unit. */
  readonly voice?: 'you' | 'unit' | undefined
}

export interface Question {
  readonly asked: Asked
  /** Every use that a rule may count: those of the unit and the plate, and of everybody where there is a capacity. */
  readonly uses: readonly Use[]
  readonly now: Instant
  /** The building's zone, `America/Vancouver`. */
  readonly zone: string
  /** When a night is counted, by the building's clocks: `03:00`. */
  readonly midnight: string
}

export type RuleName =
  | 'quota'
  | 'consecutive'
  | 'atOnce'
  | 'ahead'
  | 'shortest'
  | 'longest'
  | 'step'
  | 'notice'
  | 'advance'
  | 'blackout'
  | 'strikes'
  | 'capacity'

export interface Refusal {
  readonly rule: RuleName
  /** The whole sentence for people. */
  readonly says: string
  /** From when on this rule allows it; null where a later time helps nothing (too long, too many people). */
  readonly allowedFrom: Instant | null
  /**
   * What `allowedFrom` is about. `start`: something as long that starts then is allowed by this rule. `asking`: the very
   * same may be asked for from then on.
   */
  readonly moves: 'start' | 'asking'
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly refusals: readonly Refusal[] }

/** One rule: its part of the policy and the question; null where it has nothing against it. */
export type Rule<Part> = (part: Part, question: Question) => Refusal | null

/** By what a rule counts. */
export type CountedBy = 'unit' | 'plate'

/** The uses that count for whoever asks; by plate across all units, and none where no plate is known. */
export const ownUses = ({ asked, uses }: Question, by: CountedBy): readonly Use[] =>
  uses.filter(
    (use) =>
      use.state !== 'freed' &&
      (by === 'unit' ? use.unitId === asked.unitId : use.plate !== undefined && use.plate === asked.plate),
  )
