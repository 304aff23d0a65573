import { minutesOf } from './minutes.ts'
import type { DayAt, DemoDocument, DemoVersion } from './shelf.ts'

const line = 'Condominium Corporation No. 0814262'

const only = (daysAgo: number, fileName: string, heading: string, parts: DemoVersion['paper']['parts']) =>
  [{ daysAgo, by: 'manager', fileName, paper: { heading, line, parts } }] as const

const papers: readonly DemoDocument[] = [
  {
    title: 'Bylaws',
    category: 'bylaws',
    description: 'As registered at Land Titles.',
    versions: only(370, 'Bylaws 0814262.pdf', 'Bylaws of Prairie Court', [
      {
        title: '1  Contributions',
        text: [
          'Contributions are due on the first of the month. Late payments bear interest at twelve percent per year.',
        ],
      },
      {
        title: '2  Pets',
        text: [
          'Pets require the board’s written consent, which it gives if the animal weighs up to twenty kilograms and bothers no one.',
        ],
      },
      {
        title: '3  Winter',
        text: ['Block heaters may be plugged in at your own stall, on a timer, below minus fifteen.'],
      },
    ]),
  },
  {
    title: 'Courtyard rules',
    category: 'rules',
    versions: only(340, 'Courtyard rules.pdf', 'Courtyard rules', [
      {
        title: 'Please',
        text: ['The courtyard is open until 10 p.m. Garden beds are assigned each April, one per unit.'],
      },
    ]),
  },
  {
    title: 'Reserve fund study',
    category: 'financial',
    folder: 'Reserve fund',
    effectiveInDays: -900,
    versions: only(365, 'Reserve fund study.pdf', 'Reserve fund study', [
      {
        title: 'Upcoming work',
        text: ['Balcony membranes in three years, north-side windows in five, the boiler in eight.'],
      },
    ]),
  },
  {
    title: 'Budget',
    category: 'financial',
    effectiveInDays: -120,
    versions: only(125, 'Budget.pdf', 'Budget', [
      { title: 'Summary', text: ['Expenses of $238,700, including $41,000 to the reserve fund.'] },
    ]),
  },
  {
    title: 'Certificate of insurance',
    category: 'insurance',
    effectiveInDays: -290,
    expiresInDays: 75,
    versions: only(288, 'Certificate of insurance.pdf', 'Certificate of insurance', [
      {
        title: 'Coverage',
        text: ['Replacement value of $21.4 million; deductibles of $25,000 for water and $50,000 for hail.'],
      },
    ]),
  },
  {
    title: 'Moving into Prairie Court',
    category: 'guides',
    versions: only(240, 'Moving in.pdf', 'Moving into Prairie Court', [
      {
        title: 'Keys and doors',
        text: [
          'Get your fobs from the manager. The side door on 104 Street is for furniture; please don’t prop it open in winter.',
        ],
      },
    ]),
  },
]

/** The library of Prairie Court, under the law of Alberta. */
export const prairieDocuments = (day: DayAt): DemoDocument[] => [
  ...papers,
  ...[-30, -95, -160].map((inDays, index) =>
    minutesOf(
      {
        inDays,
        by: 'council.b',
        building: 'Prairie Court',
        present: 'The board and Mandeep Manager.',
        from: index * 4 + 1,
      },
      day,
    ),
  ),
]
