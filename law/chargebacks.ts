import type { LocalDate } from './calendar/days.ts'
import type { Term } from './deadlines.ts'
import { inForceOn, type Dated } from './in-force.ts'
import type { Jurisdiction } from './jurisdiction.ts'

/** How a corporation charges an owner for what they caused, where its bylaws allow it. */
export interface ChargebackRule extends Dated {
  /** Notice to the owner, from the day the corporation knew of the damage. */
  notice: Term
  /** The owner's answer, from the day the notice counts as received. */
  answer: Term
}

const ofBill30 = { source: 'Condominium Property Act, as amended on February 15, 2026', unverified: true } as const

// Condominium Property Act, RSA 2000, c C-22, as amended by the Service Alberta Statutes Amendment Act, 2024 (Bill 30), in
// force February 15, 2026, by secondary sources. The Strata Property Act knows no such charge.
const packs: Readonly<Record<Jurisdiction, readonly ChargebackRule[]>> = {
  BC: [],
  AB: [
    {
      from: '2026-02-15',
      notice: {
        days: 90,
        why: 'The owner must be notified within 90 days after the corporation became aware of the damage.',
        ...ofBill30,
      },
      answer: { days: 30, why: 'The owner has 30 days to respond before it becomes a contribution.', ...ofBill30 },
    },
  ],
  other: [],
}

/** The rule for damage that the corporation came to know of on a day; null where no act of ours has one. */
export const chargebackRule = (jurisdiction: Jurisdiction, day: LocalDate): ChargebackRule | null =>
  inForceOn(packs[jurisdiction], day)
