import { plusDays, type LocalDate, type WrittenDate } from './calendar/days.ts'
import type { Term } from './deadlines.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { Ruled } from './ruled.ts'

/** What a sale asks for: what a buyer is to know of a lot, and that its owner owes nothing. */
export type CertificateKind = 'information' | 'payment'

/** A certificate that a corporation must give; `days` is how long it has. */
export interface CertificateRule extends Term {
  title: string
  /** How long it holds, in days; null where it says how things stand on its day. */
  validDays: number | null
  fee: (Ruled & { centsMost: number; centsPerPageMost: number }) | null
}

type Pack = Readonly<Partial<Record<CertificateKind, CertificateRule>>>

const packs: Readonly<Record<Jurisdiction, Pack>> = {
  // Strata Property Act, SBC 1998, c 43, ss. 59 and 115; Strata Property Regulation, ss. 4.4 and 6.10.
  BC: {
    information: {
      title: 'Information Certificate (Form B)',
      days: 7,
      why: 'Form B must be provided within one week of the request.',
      source: 'Strata Property Act, s. 59',
      validDays: null,
      fee: {
        centsMost: 3500,
        centsPerPageMost: 25,
        why: 'The maximum fee is $35, plus 25 cents per page for copies.',
        source: 'Strata Property Regulation, s. 4.4',
      },
    },
    payment: {
      title: 'Certificate of Payment (Form F)',
      days: 7,
      why: 'Form F must be provided within one week of the request if nothing is owed, and is valid for 60 days.',
      source: 'Strata Property Act, s. 115',
      validDays: 60,
      fee: {
        centsMost: 1500,
        centsPerPageMost: 0,
        why: 'The maximum fee is $15.',
        source: 'Strata Property Regulation, s. 6.10',
      },
    },
  },
  // Condominium Property Act, RSA 2000, c C-22, s. 43.2, by secondary sources; its fees stand in schedules that change.
  AB: {
    information: {
      title: 'Estoppel certificate',
      days: 10,
      why: 'An estoppel certificate must be provided within ten days of a written request.',
      source: 'Condominium Property Act, s. 43.2',
      unverified: true,
      validDays: null,
      fee: null,
    },
  },
  other: {},
}

/** What a building's law says of a certificate; null where no act of ours was found to ask for it. */
export const certificateRule = (jurisdiction: Jurisdiction, kind: CertificateKind): CertificateRule | null =>
  packs[jurisdiction][kind] ?? null

/** The most that it may cost with so many copied pages, in cents; null where we do not know. */
export const certificateFeeCents = ({ fee }: CertificateRule, pages: number): number | null =>
  fee && fee.centsMost + fee.centsPerPageMost * pages

/** The last day on which a certificate of a day holds; null where it only says how things stood on its day. */
export const validUntil = ({ validDays }: CertificateRule, issuedOn: LocalDate): WrittenDate | null =>
  validDays === null ? null : plusDays(issuedOn, validDays)
