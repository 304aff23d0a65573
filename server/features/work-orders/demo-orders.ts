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
    ticket: { title: 'Hot water is slow on the upper floors', category: 'plumbing', placeWords: 'Boiler room' },
    work: { title: 'Replace the recirculation pump', scope: 'Pump, check valve and two isolation valves.' },
    asked: [
      { vendor: 'Tidewater', quote: { amountCents: 186_000, words: 'Pump with five years’ warranty, one day.' } },
      { vendor: 'Pacific Shield', declines: 'Not our trade, sorry.' },
    ],
    given: { vendor: 'Tidewater' },
    offered: { inDays: [-61, -60], picked: 0 },
    done: { daysAgo: 61, words: 'Pump replaced, loop balanced. Old pump taken along.' },
    invoice: { daysAgo: 58, number: 'TW-2291', amountCents: 191_000, taxCents: 9095 },
    closed: true,
  },
  {
    by: 'manager',
    daysAgo: 40,
    ticket: { title: 'Wet wall behind the laundry', category: 'roof_walls', placeWords: 'Laundry, level 1' },
    work: {
      title: 'Dry and close the laundry wall',
      scope: 'Open, dry for a week, close, paint.',
      estimateCents: 240_000,
    },
    given: { vendor: 'Pacific Shield', amountCents: 238_000 },
    done: { daysAgo: 12, words: 'Dried eleven days instead of seven; one more sheet of drywall.' },
    invoice: { daysAgo: 9, number: 'PSR-5512', amountCents: 294_000, taxCents: 14_000 },
  },
  {
    by: 'manager',
    daysAgo: 20,
    ticket: { title: 'Elevator door closes hard', category: 'elevator', placeWords: 'Elevator 1' },
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
      words: 'A cup a day.',
    },
    work: {
      title: 'Replace the trap under the sink',
      scope: 'Trap, seals, and a look at the shut-off valves.',
      entryNotes: 'Ring 305; the dog is friendly.',
      sharePhone: true,
    },
    given: { vendor: 'Tidewater', amountCents: 38_000 },
    offered: { inDays: [2, 3], picked: 0 },
    unitBears: 'The dishwasher hose of the unit wore through.',
  },
  {
    by: 'tenant',
    daysAgo: 4,
    ticket: { title: 'Balcony door does not lock', category: 'doors_locks', placeWords: 'Balcony' },
    work: {
      title: 'Mend the balcony lock',
      scope: 'Lock and strike plate.',
      entryNotes: 'Somebody is at home after four.',
    },
    given: { vendor: 'Pacific Shield', amountCents: 27_500 },
    offered: { inDays: [3, 4, 5] },
  },
  {
    by: 'manager',
    daysAgo: 15,
    ticket: { title: 'Sprinkler riser shows rust', category: 'fire_safety', placeWords: 'Stairwell B' },
    work: {
      title: 'Replace the riser in stairwell B',
      scope: 'Riser from P1 to level 4, with the fire watch while it is off.',
      notes: 'The insurer asked about it in spring.',
    },
    asked: [
      { vendor: 'Sentry', quote: { amountCents: 845_000, words: 'Four days, fire watch included.' } },
      { vendor: 'Tidewater', quote: { amountCents: 912_000, words: 'Five days; fire watch is extra.' } },
    ],
    given: { vendor: 'Sentry' },
  },
  {
    by: 'manager',
    daysAgo: 11,
    ticket: { title: 'Stairwell A needs paint', category: 'other', placeWords: 'Stairwell A' },
    work: { title: 'Repaint stairwell A', scope: 'Walls and handrails, eight levels, evenings only.' },
    asked: [
      { vendor: 'Pacific Shield', quote: { amountCents: 412_000, words: 'Two coats, two weeks of evenings.' } },
      { vendor: 'Northshore', declines: 'We do lifts.' },
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
    work: { title: 'Clear and camera the roof drains', scope: 'Six drains, with a short film of each.' },
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
    ticket: { title: 'Fountain pump is loud', category: 'grounds', placeWords: 'Courtyard' },
    work: { title: 'Replace the fountain pump', scope: 'Pump only.' },
    given: { vendor: 'Tidewater', amountCents: 52_000 },
    cancelled: 'The council turned the fountain off for the winter.',
  },
]

/** The oldest first, so that their numbers rise. */
export const demoOrders: readonly DemoOrder[] = [...early, ...current, ...waiting].toSorted(
  (a, b) => b.daysAgo - a.daysAgo,
)
