import { z } from 'zod'
import { Id } from '../fields.ts'
import { Assignment } from './assignments.ts'
import { Rent } from './rents.ts'
import { Share } from './shares.ts'
import { StallRules, StallSummary } from './stalls.ts'
import { Wait } from './waits.ts'

/** What somebody who lives or owns in the building sees of its stalls: their own, and how the level is drawn. */

const MyStall = StallSummary.omit({ holder: true, heldFor: true, notes: true }).extend({
  assignment: Assignment,
  /** How the rent is charged to the account of the unit’s owners, and whether the reader is one of them; null where it isn’t. */
  rent: Rent.pick({ from: true }).extend({ isOwner: z.boolean() }).nullable(),
  /** What is lent of it, from today on. */
  shares: z.array(Share),
})
export type MyStall = z.infer<typeof MyStall>

/** A stall as the map draws it for residents: nothing of whose it is, but whether it is theirs. */
const DrawnStall = StallSummary.pick({
  _id: true,
  level: true,
  number: true,
  accessible: true,
  evCharging: true,
  visitor: true,
  place: true,
}).extend({ mine: z.boolean() })
export type DrawnStall = z.infer<typeof DrawnStall>

export const MyStalls = z.object({
  units: z.array(z.object({ _id: Id, unitNumber: z.string() })),
  stalls: z.array(MyStall),
  /** The levels on which they have a stall, or borrow one. */
  drawn: z.array(DrawnStall),
  /** Every level of the building, for the wishes. */
  levels: z.array(z.string()),
  /** What neighbours lend that the caller's units may take. */
  offered: z.array(Share),
  borrowed: z.array(Share),
  waits: z.array(Wait),
  rules: StallRules,
})
export type MyStalls = z.infer<typeof MyStalls>
