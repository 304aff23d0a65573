import { clearDaysAfter, plusDays, type WrittenDate } from './calendar/days.ts'
import type { Term } from './deadlines.ts'
import { deemedReceivedOn, type Delivery } from './delivery.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason, Ruled } from './ruled.ts'

/** What holds a corporation to its time when it enforces its bylaws or asks for money. */
export interface EnforcementClocks {
  /** How long somebody has to answer a complaint, from the day its particulars count as received. */
  answer: Reason & { days: number; daysLeast: number }
  /** The council or board hears somebody so many days after they asked for it; null where no act says. */
  hearing: Term | null
  /** The written decision after a hearing. */
  hearingDecision: Term | null
  /** The written decision on a complaint. The law names no number. */
  decision: Ruled | null
  /** A demand for payment comes at least so many days before an action or a lien. */
  demand: Term | null
  /** Notice in writing before somebody enters a lot, in hours; none in an emergency. */
  entry: (Ruled & { hours: number }) | null
}

const packs: Readonly<Record<Jurisdiction, EnforcementClocks>> = {
  // Strata Property Act, SBC 1998, c 43: ss. 34.1, 112, 135. Schedule of Standard Bylaws: 7.
  BC: {
    answer: {
      days: 14,
      daysLeast: 7,
      why: 'The person must have a reasonable opportunity to answer the complaint. The Act sets no number of days; 14 is usual.',
      source: 'Strata Property Act, s. 135 (1)',
      unverified: true,
    },
    hearing: {
      days: 28,
      why: 'Council must hold a hearing within four weeks of a written request.',
      source: 'Strata Property Act, s. 34.1',
    },
    hearingDecision: {
      days: 7,
      why: 'If a decision was requested, council must give it in writing within one week after the hearing.',
      source: 'Strata Property Act, s. 34.1',
    },
    decision: {
      why: 'Council must give its decision in writing as soon as feasible.',
      source: 'Strata Property Act, s. 135 (2)',
    },
    demand: {
      days: 14,
      why: 'A written demand for payment is required at least two weeks before an action or a lien.',
      source: 'Strata Property Act, s. 112',
    },
    entry: {
      hours: 48,
      why: 'The corporation may enter a strata lot on 48 hours’ written notice, or without notice in an emergency.',
      source: 'Standard Bylaw 7',
      unverified: true,
    },
  },
  // Condominium Property Act, RSA 2000, c C-22, by secondary sources, which name no days for a hearing or a demand.
  AB: {
    answer: {
      days: 14,
      daysLeast: 7,
      why: 'The person facing a sanction gets written notice and a chance to respond. We suggest 14 days.',
      source: 'Condominium Property Regulation, AR 168/2000',
      unverified: true,
    },
    hearing: null,
    hearingDecision: null,
    decision: null,
    demand: null,
    entry: {
      hours: 24,
      why: 'The corporation may enter a unit on 24 hours’ notice, unless its bylaws require more.',
      source: 'Condominium Property Regulation, AR 168/2000',
      unverified: true,
    },
  },
  other: {
    answer: {
      days: 14,
      daysLeast: 7,
      why: 'The person gets to respond to the complaint before anything is decided. We suggest 14 days.',
      source: null,
    },
    hearing: null,
    hearingDecision: null,
    decision: null,
    demand: null,
    entry: null,
  },
}

/** What a building's law says of the steps of an enforcement, and what we suggest where it is silent. */
export const enforcementClocks = (jurisdiction: Jurisdiction): EnforcementClocks => packs[jurisdiction]

/**
 * The last day on which somebody may answer particulars that were sent, by the days that the building gives but never
 * fewer than the least; null where the law does not say when they count as received.
 */
export const answerBy = (jurisdiction: Jurisdiction, particulars: Delivery, days?: number): WrittenDate | null => {
  const { answer } = packs[jurisdiction]
  const received = deemedReceivedOn(jurisdiction, particulars)
  return received && plusDays(received, Math.max(days ?? answer.days, answer.daysLeast))
}

/**
 * The first day on which somebody may enter on a notice that was sent: the whole hours of notice lie between it and the
 * day of receipt, which does not count itself. Null where no act of ours says so, or when it counts as received.
 */
export const entryFrom = (jurisdiction: Jurisdiction, notice: Delivery): WrittenDate | null => {
  const { entry } = packs[jurisdiction]
  const received = deemedReceivedOn(jurisdiction, notice)
  return entry && received && clearDaysAfter(received, Math.ceil(entry.hours / 24))
}
