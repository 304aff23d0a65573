import type { z } from 'zod'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import type { VendorDraft, VendorFileKind } from '../../../contract/vendors/vendor.ts'

/** The vendors of the demo: invented, with addresses and numbers that nobody has. */

export interface DemoVendor {
  draft: z.input<typeof VendorDraft>
  /** A paper that is kept with it. */
  paper?: { kind: VendorFileKind; fileName: string; lines: readonly string[] }
  ended?: string
}

const insured = (insurer: string, policyNumber: string, millions: number, insuredUntil: LocalDate) => ({
  insurer,
  policyNumber,
  coverCents: millions * 100_000_000,
  insuredUntil,
})
const cleared = (clearanceNumber: string, clearanceUntil: LocalDate, clearanceCheckedOn: LocalDate) => ({
  clearanceNumber,
  clearanceUntil,
  clearanceCheckedOn,
})

/** A day so many days from today. */
type DayIn = (days: number) => LocalDate

/** Those who are called first. */
const first = (day: DayIn): readonly DemoVendor[] => [
  {
    draft: {
      name: 'Northshore Lifts',
      trade: 'elevator',
      phone: '604-555-0142',
      email: 'service@northshore-lifts.example',
      website: 'https://northshore-lifts.example',
      address: '88 Foundry Lane, Vancouver, BC',
      isPreferred: true,
      notes: 'Responds within two hours, day or night. The machine room key is in the caretaker’s office.',
      contacts: [
        {
          name: 'Dispatch',
          role: '24 hours',
          phone: '604-555-0143',
          email: 'dispatch@northshore-lifts.example',
        },
        { name: 'Ingrid Solberg', role: 'Account manager', email: 'ingrid.solberg@northshore-lifts.example' },
      ],
      ...insured('Seaboard Mutual', 'SM-770-2041', 10, day(236)),
      ...cleared('200418', day(74), day(-16)),
      contractFrom: day(-1060),
      contractUntil: day(106),
      noticeBy: day(16),
      renewsItself: true,
    },
    paper: {
      kind: 'insurance',
      fileName: 'Certificate of insurance.pdf',
      lines: ['Insured: Northshore Lifts', 'Insurer: Seaboard Mutual', 'Commercial general liability: $10,000,000'],
    },
  },
  {
    draft: {
      name: 'Tidewater Plumbing & Gas',
      trade: 'plumbing',
      phone: '604-555-0117',
      email: 'jobs@tidewater-plumbing.example',
      website: 'https://tidewater-plumbing.example',
      isPreferred: true,
      notes: 'Knows the risers. Ask for Benoît if it’s the recirculation line.',
      contacts: [
        { name: 'Benoît Caron', role: 'Foreman', phone: '604-555-0118', email: 'benoit@tidewater-plumbing.example' },
      ],
      ...insured('Cedar & Main Insurance', 'CM-55120', 5, day(18)),
      ...cleared('198733', day(52), day(-38)),
    },
  },
]

/** Those who come by contract. */
const yearly = (day: DayIn): readonly DemoVendor[] => [
  {
    draft: {
      name: 'Sentry Fire Protection',
      trade: 'fire_safety',
      phone: '604-555-0150',
      email: 'inspections@sentry-fire.example',
      isPreferred: true,
      notes: 'Annual inspection of alarms, sprinklers and extinguishers in April; two weeks’ notice to residents.',
      contacts: [{ name: 'Wes Okafor', role: 'Inspector', phone: '604-555-0151' }],
      ...insured('Seaboard Mutual', 'SM-771-9034', 5, day(161)),
      ...cleared('187002', day(83), day(-7)),
      contractFrom: day(-560),
      contractUntil: day(535),
      noticeBy: day(445),
      renewsItself: true,
    },
    paper: {
      kind: 'contract',
      fileName: 'Service agreement.pdf',
      lines: ['Between Strata Plan EPS 4821 and Sentry Fire Protection', 'Three years, then renewed annually.'],
    },
  },
  {
    draft: {
      name: 'Greenbank Grounds',
      trade: 'landscaping',
      phone: '604-555-0133',
      email: 'crew@greenbank.example',
      notes: 'Snow and ice cleared by 7 a.m.',
      ...insured('Harbour Assurance', 'HA-2-9150', 2, day(198)),
      ...cleared('201990', day(-5), day(-96)),
      contractFrom: day(-205),
      contractUntil: day(160),
      noticeBy: day(100),
    },
  },
]

/** Those of whom a paper is over, near its end or missing, and one that ended. */
const others = (day: DayIn): readonly DemoVendor[] => [
  {
    draft: {
      name: 'Brightwire Electric',
      trade: 'electrical',
      phone: '604-555-0126',
      email: 'office@brightwire.example',
      ...insured('Harbour Assurance', 'HA-2-8817', 5, day(-12)),
      ...cleared('204551', day(61), day(-30)),
    },
  },
  {
    draft: {
      name: 'Pacific Shield Restoration',
      trade: 'restoration',
      phone: '604-555-0160',
      email: 'emergency@pacific-shield.example',
      isPreferred: true,
      notes: 'Water and fire damage, 24 hours.',
      ...insured('Seaboard Mutual', 'SM-772-4410', 10, day(301)),
      ...cleared('193377', day(24), day(-66)),
    },
  },
  {
    draft: {
      name: 'Key & Cylinder',
      trade: 'locksmith',
      phone: '604-555-0171',
      notes: 'One van. Documents requested in writing, not received yet.',
    },
  },
  {
    draft: {
      name: 'Clearview Window Cleaning',
      trade: 'cleaning',
      phone: '604-555-0184',
      email: 'hello@clearview-windows.example',
      ...insured('Cedar & Main Insurance', 'CM-48890', 2, day(-140)),
      contractFrom: day(-900),
      contractUntil: day(-170),
    },
    ended: 'Skipped the fifth-floor balconies twice; replaced after the spring tender.',
  },
]

/** Harbour View's: papers in order, near their end, over and missing, contracts with their notice days, one that ended. */
const harbour = (today: LocalDate): readonly DemoVendor[] => {
  const day: DayIn = (days) => addDays(today, days)
  return [...first(day), ...yearly(day), ...others(day)]
}

/** Prairie Court's. */
const prairie = (today: LocalDate): readonly DemoVendor[] => {
  const day = (days: number) => addDays(today, days)
  return [
    {
      draft: {
        name: 'Foothills Boiler Works',
        trade: 'hvac',
        phone: '780-555-0121',
        email: 'service@foothills-boiler.example',
        isPreferred: true,
        contacts: [{ name: 'Darlene Makokis', role: 'Service desk', phone: '780-555-0122' }],
        ...insured('Prairie Mutual', 'PM-30-117', 5, day(143)),
        ...cleared('7720114', day(41), day(-49)),
        contractFrom: day(-300),
        contractUntil: day(65),
        noticeBy: day(-25),
        renewsItself: true,
      },
    },
    {
      draft: {
        name: 'Chinook Snow & Turf',
        trade: 'landscaping',
        phone: '780-555-0135',
        email: 'dispatch@chinook-turf.example',
        ...insured('Prairie Mutual', 'PM-30-882', 2, day(-20)),
        ...cleared('7719033', day(88), day(-2)),
      },
    },
    { draft: { name: 'Aspen Elevator Co-op', trade: 'elevator', phone: '780-555-0148' } },
  ]
}

export const vendorsOf = { harbour, prairie } as const
