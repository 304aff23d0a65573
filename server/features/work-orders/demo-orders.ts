import type { z } from 'zod'
import type { TicketDraft } from '../../../contract/tickets/bodies.ts'
import type { OrderFields } from '../../../contract/work-orders/bodies.ts'

/** The work of the demo: invented, one order in each state. */

/** What becomes of an order, in the order of its steps; days are counted back from today. */
export interface DemoOrder {
  /** Who reports the trouble, and how many days ago. */
  by: 'manager' | 'tenant'
  daysAgo: number
  ticket: Pick<z.input<typeof TicketDraft>, 'title' | 'words' | 'category' | 'placeWords'>
  work: Pick<z.input<typeof OrderFields>, 'title' | 'scope' | 'entryNotes' | 'notes' | 'estimateCents' | 'sharePhone'>
  /** Vendors that are asked, with what they answer by their links. */
  asked?: readonly { vendor: string; quote?: { amountCents: number; words: string }; declines?: string }[]
  /** Who gets the work, by its quote or for an amount. */
  given?: { vendor: string; amountCents?: number }
  /** Times that the vendor offers, so many days from today, and which one is picked. */
  offered?: { inDays: readonly number[]; picked?: number }
  done?: { daysAgo: number; words: string }
  invoice?: { daysAgo: number; number: string; amountCents: number; taxCents: number }
  unitBears?: string
  closed?: true
  cancelled?: string
}

const early: readonly DemoOrder[] = [
  {
    by: 'manager',
    daysAgo: 70,
    ticket: { title: 'Slow hot water on the upper floors', category: 'plumbing', placeWords: 'Boiler room' },
    work: { title: 'Replace the recirculation pump', scope: 'Pump, check valve and two isolation valves.' },
    asked: [
      { vendor: 'Tidewater', quote: { amountCents: 186_000, words: 'Pump with a five-year warranty, one day.' } },
      { vendor: 'Pacific Shield', declines: 'Not our trade, sorry.' },
    ],
    given: { vendor: 'Tidewater' },
    offered: { inDays: [-61, -60], picked: 0 },
    done: { daysAgo: 61, words: 'Pump replaced, loop balanced. Old pump removed.' },
    invoice: { daysAgo: 58, number: 'TW-2291', amountCents: 191_000, taxCents: 9095 },
    closed: true,
  },
  {
    by: 'manager',
    daysAgo: 40,
    ticket: { title: 'Wet wall behind the laundry room', category: 'roof_walls', placeWords: 'Laundry room, level 1' },
    work: {
      title: 'Dry out and close up the laundry room wall',
      scope: 'Open up, dry for a week, close, repaint.',
      estimateCents: 240_000,
    },
    given: { vendor: 'Pacific Shield', amountCents: 238_000 },
    done: { daysAgo: 12, words: 'Took eleven days to dry instead of seven; one extra sheet of drywall.' },
    invoice: { daysAgo: 9, number: 'PSR-5512', amountCents: 294_000, taxCents: 14_000 },
  },
  {
    by: 'manager',
    daysAgo: 20,
    ticket: { title: 'Elevator door slams', category: 'elevator', placeWords: 'Elevator 1' },
    work: { title: 'Adjust the elevator door', scope: 'Door operator and sill.' },
    given: { vendor: 'Northshore', amountCents: 64_000 },
    offered: { inDays: [-3], picked: 0 },
    done: { daysAgo: 3, words: 'Operator adjusted, rollers replaced.' },
  },
]

const current: readonly DemoOrder[] = [
  {
    by: 'tenant',
    daysAgo: 6,
    ticket: {
      title: 'Water under the kitchen sink',
      category: 'plumbing',
      placeWords: 'Kitchen',
      words: 'About a cup a day.',
    },
    work: {
      title: 'Replace the trap under the sink',
      scope: 'Trap and seals; check the shut-off valves.',
      entryNotes: 'Buzz 305. The dog is friendly.',
      sharePhone: true,
    },
    given: { vendor: 'Tidewater', amountCents: 38_000 },
    offered: { inDays: [2, 3], picked: 0 },
    unitBears: 'The unit’s dishwasher hose wore through.',
  },
  {
    by: 'tenant',
    daysAgo: 4,
    ticket: { title: 'Balcony door won’t lock', category: 'doors_locks', placeWords: 'Balcony' },
    work: {
      title: 'Repair the balcony lock',
      scope: 'Lock and strike plate.',
      entryNotes: 'Someone is home after 4 p.m.',
    },
    given: { vendor: 'Pacific Shield', amountCents: 27_500 },
    offered: { inDays: [3, 4, 5] },
  },
  {
    by: 'manager',
    daysAgo: 15,
    ticket: { title: 'Rust on the sprinkler riser', category: 'fire_safety', placeWords: 'Stairwell B' },
    work: {
      title: 'Replace the riser in stairwell B',
      scope: 'Riser from P1 to level 4, with fire watch while it’s off.',
      notes: 'The insurer asked about this in the spring.',
    },
    asked: [
      { vendor: 'Sentry', quote: { amountCents: 845_000, words: 'Four days, fire watch included.' } },
      { vendor: 'Tidewater', quote: { amountCents: 912_000, words: 'Five days; fire watch extra.' } },
    ],
    given: { vendor: 'Sentry' },
  },
  {
    by: 'manager',
    daysAgo: 11,
    ticket: { title: 'Stairwell A needs painting', category: 'other', placeWords: 'Stairwell A' },
    work: { title: 'Repaint stairwell A', scope: 'Walls and handrails, eight levels, evenings only.' },
    asked: [
      { vendor: 'Pacific Shield', quote: { amountCents: 412_000, words: 'Two coats, two weeks of evenings.' } },
      { vendor: 'Northshore', declines: 'We only do elevators.' },
      { vendor: 'Tidewater', quote: { amountCents: 388_000, words: 'One coat on the walls, two on the rails.' } },
      { vendor: 'Sentry' },
    ],
  },
]

const waiting: readonly DemoOrder[] = [
  {
    by: 'manager',
    daysAgo: 3,
    ticket: { title: 'Roof drains overflow in heavy rain', category: 'roof_walls', placeWords: 'Roof' },
    work: { title: 'Clear and scope the roof drains', scope: 'Six drains, with a short video of each.' },
    asked: [{ vendor: 'Tidewater' }, { vendor: 'Pacific Shield' }],
  },
  {
    by: 'manager',
    daysAgo: 1,
    ticket: { title: 'Parkade gate hesitates', category: 'garage', placeWords: 'Parkade gate' },
    work: { title: 'Replace the gate motor', scope: 'Motor and safety edge.', estimateCents: 90_000 },
  },
  {
    by: 'manager',
    daysAgo: 30,
    ticket: { title: 'Noisy fountain pump', category: 'grounds', placeWords: 'Courtyard' },
    work: { title: 'Replace the fountain pump', scope: 'Pump only.' },
    given: { vendor: 'Tidewater', amountCents: 52_000 },
    cancelled: 'Council shut the fountain off for the winter.',
  },
]

/** The oldest first, so that their numbers rise. */
export const demoOrders: readonly DemoOrder[] = [...early, ...current, ...waiting].toSorted(
  (a, b) => b.daysAgo - a.daysAgo,
)
