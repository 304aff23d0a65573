import type { z } from 'zod'
import type { AssetDraft, AssetFileKind } from '../../../contract/assets/asset.ts'
import type { PlanDraft } from '../../../contract/assets/plan.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'

/** The assets of the demo: invented, with makers and numbers that nobody has. */

export interface DemoPlan {
  /** Its first day; each day on which it was done leads to the next one. */
  plan: z.input<typeof PlanDraft>
  done?: readonly { doneOn: LocalDate; note?: string }[]
  rests?: true
}

export interface DemoAsset {
  draft: Omit<z.input<typeof AssetDraft>, 'vendorId'>
  /** Who looks after it, by name. */
  vendor?: string
  plans: readonly DemoPlan[]
  paper?: { kind: AssetFileKind; fileName: string; lines: readonly string[] }
  retired?: string
}

/** A day so many days from today. */
type DayIn = (days: number) => LocalDate

const elevator1 = (day: DayIn): DemoAsset => ({
  draft: {
    name: 'Elevator 1',
    kind: 'elevator',
    place: 'North core',
    maker: 'Meridian Lifts',
    model: 'M-1600',
    serialNumber: 'ML-1600-0417',
    installedOn: day(-5200),
    lifeYears: 25,
    costCents: 21_400_000,
    notes: 'The machine room key is in the caretaker’s office.',
  },
  vendor: 'Northshore Lifts',
  plans: [
    {
      plan: {
        title: 'Monthly service',
        trade: 'elevator',
        every: 1,
        unit: 'months',
        nextDueOn: day(-54),
        leadDays: 2,
      },
      done: [
        { doneOn: day(-54), note: 'Adjusted the door on level 3.' },
        { doneOn: day(-22), note: 'Checked the ropes, no wear.' },
      ],
    },
  ],
})

const elevator2 = (day: DayIn): DemoAsset => ({
  draft: {
    name: 'Elevator 2',
    kind: 'elevator',
    place: 'South core',
    maker: 'Meridian Lifts',
    model: 'M-1600 R',
    serialNumber: 'ML-1600-R-0088',
    installedOn: day(-710),
    lifeYears: 25,
    warrantyUntil: day(20),
    warrantyBy: 'Meridian Lifts',
    costCents: 18_650_000,
    notes: 'Drive and car replaced.',
  },
  vendor: 'Northshore Lifts',
  plans: [
    {
      plan: {
        title: 'Monthly service',
        trade: 'elevator',
        every: 1,
        unit: 'months',
        nextDueOn: day(12),
        leadDays: 7,
      },
    },
  ],
  paper: {
    kind: 'warranty',
    fileName: 'Warranty of Elevator 2.pdf',
    lines: [
      'Meridian Lifts',
      'Drive, car and control: two years from the date of acceptance.',
      'Normal wear is not covered.',
    ],
  },
})

const boiler = (day: DayIn): DemoAsset => ({
  draft: {
    name: 'Heating boiler',
    kind: 'boiler',
    place: 'Mechanical room, level P1',
    maker: 'Cascade Thermal',
    model: 'CT-900',
    serialNumber: 'CT9-21-1042',
    installedOn: day(-1880),
    lifeYears: 20,
    warrantyUntil: day(310),
    warrantyBy: 'Cascade Thermal',
    costCents: 6_480_000,
    notes: 'Shut-off is behind the door on the left.',
  },
  vendor: 'Tidewater Plumbing & Gas',
  plans: [
    {
      plan: {
        title: 'Annual service',
        words: 'Clean the burner, inspect the flue, test the safety valve. Ask for the combustion report.',
        trade: 'plumbing',
        every: 1,
        unit: 'years',
        nextDueOn: day(-330),
        leadDays: 60,
      },
      done: [{ doneOn: day(-327), note: 'Safety valve replaced. Report is in the document library.' }],
    },
    {
      plan: {
        title: 'Check the pressure',
        every: 2,
        unit: 'weeks',
        nextDueOn: day(2),
        countsFrom: 'done',
        leadDays: 0,
      },
      rests: true,
    },
  ],
  paper: {
    kind: 'manual',
    fileName: 'CT-900 manual.pdf',
    lines: [
      'Cascade Thermal CT-900',
      'Keep one metre of clearance on every side.',
      'Drain the condensate trap once a year.',
    ],
  },
})

const generator = (day: DayIn): DemoAsset => ({
  draft: {
    name: 'Emergency generator',
    kind: 'generator',
    place: 'Level P2, by the ramp',
    maker: 'Ironbridge Power',
    model: 'IP-150',
    installedOn: day(-3400),
    lifeYears: 30,
    warrantyUntil: day(-1600),
    warrantyBy: 'Ironbridge Power',
  },
  vendor: 'Brightwire Electric',
  plans: [
    {
      plan: {
        title: 'Load test',
        words: 'Half an hour, powering the stairwell lights.',
        trade: 'electrical',
        every: 1,
        unit: 'months',
        nextDueOn: day(-6),
        leadDays: 3,
      },
    },
  ],
})

const firePanel = (day: DayIn): DemoAsset => ({
  draft: {
    name: 'Fire alarm panel',
    kind: 'fire_panel',
    place: 'Lobby, behind the desk',
    maker: 'Halcyon Safety',
    model: 'HS-4',
    installedOn: day(-2900),
    lifeYears: 15,
  },
  vendor: 'Sentry Fire Protection',
  plans: [
    {
      plan: {
        title: 'Monthly test',
        trade: 'fire_safety',
        every: 1,
        unit: 'months',
        nextDueOn: day(4),
        leadDays: 7,
      },
    },
    {
      plan: {
        title: 'Annual inspection',
        words: 'Alarms, sprinklers and extinguishers. Give residents two weeks’ notice.',
        trade: 'fire_safety',
        every: 1,
        unit: 'years',
        nextDueOn: day(150),
        leadDays: 30,
      },
    },
  ],
})

const roof = (day: DayIn): DemoAsset => ({
  draft: {
    name: 'Main roof',
    kind: 'roof',
    place: 'Above level 7',
    maker: 'Two-ply membrane',
    installedOn: day(-4100),
    lifeYears: 22,
    costCents: 31_900_000,
    notes: 'Ponding in the north-west corner after heavy rain.',
  },
  plans: [
    {
      plan: {
        title: 'Clear the roof drains',
        trade: 'roofing',
        every: 6,
        unit: 'months',
        nextDueOn: day(128),
        leadDays: 14,
      },
    },
  ],
})

const intercom: DemoAsset = {
  draft: { name: 'Old intercom', kind: 'access_control', place: 'Main entrance' },
  plans: [],
  retired: 'Replaced by the camera intercom.',
}

/** Harbour View's: work that is overdue, due, far off and resting, a warranty that ends in 20 days, one that is retired. */
const harbour = (today: LocalDate): readonly DemoAsset[] => {
  const day: DayIn = (days) => addDays(today, days)
  return [elevator1(day), elevator2(day), boiler(day), generator(day), firePanel(day), roof(day), intercom]
}

/** Prairie Court's. */
const prairie = (today: LocalDate): readonly DemoAsset[] => {
  const day: DayIn = (days) => addDays(today, days)
  return [
    {
      draft: {
        name: 'Steam boiler',
        kind: 'boiler',
        place: 'Basement',
        maker: 'Lakeland Boilers',
        installedOn: day(-7300),
        lifeYears: 25,
      },
      vendor: 'Foothills Boiler Works',
      plans: [
        { plan: { title: 'Boiler blowdown', trade: 'hvac', every: 1, unit: 'weeks', nextDueOn: day(-3), leadDays: 1 } },
      ],
    },
    {
      draft: { name: 'Passenger elevator', kind: 'elevator', place: 'Lobby', maker: 'Meridian Lifts' },
      vendor: 'Aspen Elevator Co-op',
      plans: [
        { plan: { title: 'Service', trade: 'elevator', every: 3, unit: 'months', nextDueOn: day(44), leadDays: 14 } },
      ],
    },
    {
      draft: {
        name: 'Parkade door',
        kind: 'garage_door',
        place: 'East lane',
        installedOn: day(-400),
        warrantyUntil: day(330),
        warrantyBy: 'Overhead North',
      },
      plans: [],
    },
  ]
}

export const assetsOf = { harbour, prairie } as const
