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
          'Contributions are due on the first of the month. What is late bears interest of twelve percent a year.',
        ],
      },
      {
        title: '2  Pets',
        text: [
          'A pet needs the board’s consent in writing, which it gives where the animal weighs up to twenty kilograms and bothers nobody.',
        ],
      },
      {
        title: '3  Winter',
        text: ['Block heaters are plugged in at one’s own stall, on a timer, below minus fifteen.'],
      },
    ]),
  },
  {
    title: 'Rules of the courtyard',
    category: 'rules',
    versions: only(340, 'Courtyard rules.pdf', 'Rules of the courtyard', [
      {
        title: 'Please',
        text: ['The courtyard is open until ten at night. Garden beds are given out each April, one for a unit.'],
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
        title: 'Next',
        text: ['Balcony membranes in three years, windows of the north side in five, the boiler in eight.'],
      },
    ]),
  },
  {
    title: 'Budget',
    category: 'financial',
    effectiveInDays: -120,
    versions: only(125, 'Budget.pdf', 'Budget', [
      { title: 'In short', text: ['Expenses of 238,700 dollars, of which 41,000 go into the reserve fund.'] },
    ]),
  },
  {
    title: 'Certificate of insurance',
    category: 'insurance',
    effectiveInDays: -290,
    expiresInDays: 75,
    versions: only(288, 'Certificate of insurance.pdf', 'Certificate of insurance', [
      {
        title: 'Cover',
        text: ['Replacement value of 21.4 million dollars; deductibles of 25,000 for water and 50,000 for hail.'],
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
          'Fobs come from the manager. The side door on 104 Street is for furniture; please do not prop it open in winter.',
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
        present: 'The board, and Mandeep Manager.',
        from: index * 4 + 1,
      },
      day,
    ),
  ),
]
