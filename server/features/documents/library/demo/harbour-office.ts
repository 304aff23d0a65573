import type { DemoDocument } from './shelf.ts'

const line = 'The Owners, Strata Plan EPS 4821'

const statement = (quarter: string, daysAgo: number, balance: string): DemoDocument => ({
  title: `Financial statements, ${quarter}`,
  category: 'financial',
  folder: 'Statements',
  effectiveInDays: -daysAgo - 20,
  versions: [
    {
      daysAgo,
      by: 'manager',
      fileName: `Financial statements ${quarter}.pdf`,
      paper: {
        heading: `Financial statements, ${quarter}`,
        line,
        parts: [
          {
            title: 'Operating fund',
            text: [
              `At the end of the quarter the operating fund stood at ${balance}. Gas cost less than planned, plumbing more.`,
            ],
          },
          {
            title: 'Contingency reserve fund',
            text: ['The contributions of the quarter came in whole. Nothing was taken out.'],
          },
          {
            title: 'Receivables',
            text: ['Nine units are behind, 3,180 dollars together. None is behind for more than sixty days.'],
          },
        ],
      },
    },
  ],
})

/** What owners read, and what the council and the manager need at hand. */
export const harbourOffice: readonly DemoDocument[] = [
  {
    title: 'Operating budget',
    category: 'financial',
    description: 'As adopted at the annual general meeting, with what each unit pays.',
    effectiveInDays: -54,
    versions: [
      {
        daysAgo: 80,
        by: 'manager',
        fileName: 'Budget proposed.pdf',
        note: 'Proposed to the meeting',
        paper: {
          heading: 'Operating budget, proposed',
          line,
          parts: [{ title: 'In short', text: ['Expenses of 412,600 dollars, fees higher by 3.4 percent.'] }],
        },
      },
      {
        daysAgo: 52,
        by: 'manager',
        fileName: 'Budget adopted.pdf',
        note: 'Adopted with less for landscaping',
        paper: {
          heading: 'Operating budget',
          line,
          parts: [
            { title: 'In short', text: ['Expenses of 411,400 dollars, fees higher by 3.1 percent.'] },
            {
              title: 'Where it goes',
              text: [
                'Insurance 118,000. Gas and hydro 74,500. Caretaking and cleaning 61,900. Management 42,240. Elevators 19,800. Water 26,300. Landscaping 14,600. Repairs 54,060.',
              ],
            },
            {
              title: 'Reserve',
              text: [
                'Forty-eight thousand dollars go into the contingency reserve fund, above the tenth that the law asks for.',
              ],
            },
          ],
        },
      },
    ],
    takenBy: [{ by: 'owner', daysAgo: 12 }],
  },
  statement('first quarter', 215, '38,240 dollars'),
  statement('second quarter', 124, '41,905 dollars'),
  statement('third quarter', 32, '36,118 dollars'),
  {
    title: 'Depreciation report',
    category: 'financial',
    folder: 'Depreciation reports',
    description:
      'Thirty years ahead: roof, elevators, boilers, windows, parkade membrane, and three ways to pay for them.',
    effectiveInDays: -700,
    versions: [
      {
        daysAgo: 380,
        by: 'manager',
        fileName: 'Depreciation report.pdf',
        paper: {
          heading: 'Depreciation report',
          line,
          parts: [
            {
              title: 'What wears out next',
              text: [
                'The roof in four years, the boilers in six, both elevators in nine, the membrane of the parkade in eleven.',
              ],
            },
            {
              title: 'What it costs',
              text: [
                'In the dollars of the report: 390,000 for the roof, 160,000 for the boilers, 520,000 for the elevators.',
              ],
            },
            {
              title: 'Ways to pay',
              text: [
                'With 48,000 dollars a year the fund covers the roof and the boilers; the elevators would need a levy in the ninth year.',
              ],
            },
          ],
        },
      },
    ],
  },
  {
    title: 'Insurance summary',
    category: 'insurance',
    description:
      'What the corporation insures, up to which amount, and the deductibles that owners should insure themselves.',
    effectiveInDays: -305,
    expiresInDays: 60,
    versions: [
      {
        daysAgo: 300,
        by: 'manager',
        fileName: 'Insurance summary.pdf',
        paper: {
          heading: 'Insurance summary',
          line,
          parts: [
            {
              title: 'Property',
              text: [
                'Full replacement value, 48.2 million dollars. Deductibles: 50,000 for water, 25,000 for all else, ten percent for earthquake.',
              ],
            },
            { title: 'Liability', text: ['Ten million dollars for each event, directors and officers included.'] },
            {
              title: 'For owners',
              text: ['Ask your own insurer to cover the deductible of 50,000 dollars and your improvements.'],
            },
          ],
        },
      },
    ],
    takenBy: [{ by: 'owner', daysAgo: 90 }],
  },
  {
    title: 'Elevator maintenance agreement',
    category: 'contracts',
    effectiveInDays: -330,
    expiresInDays: 400,
    versions: [
      {
        daysAgo: 328,
        by: 'manager',
        fileName: 'Elevator maintenance.pdf',
        paper: {
          heading: 'Elevator maintenance agreement',
          line,
          parts: [
            {
              title: 'Service',
              text: [
                'Both elevators are looked after each month, and somebody comes within two hours of a call when a person is inside.',
              ],
            },
            { title: 'Ending', text: ['Either side ends it with ninety days’ notice before the last day.'] },
          ],
        },
      },
    ],
  },
  {
    title: 'Landscaping agreement',
    category: 'contracts',
    effectiveInDays: -250,
    expiresInDays: 115,
    versions: [
      {
        daysAgo: 248,
        by: 'manager',
        fileName: 'Landscaping.pdf',
        paper: {
          heading: 'Landscaping agreement',
          line,
          parts: [
            {
              title: 'Work',
              text: [
                'Mowing from April to October, pruning twice, leaves in November, salt on the walks when it freezes.',
              ],
            },
          ],
        },
      },
    ],
  },
  {
    title: 'Plumber’s report on the leak in 305',
    category: 'other',
    versions: [
      {
        daysAgo: 150,
        by: 'manager',
        fileName: 'Leak 305.pdf',
        paper: {
          heading: 'Report on a leak',
          line,
          parts: [
            {
              title: 'Found',
              text: ['The braided supply line of the kitchen tap had split at the nut. Water ran for about two hours.'],
            },
            { title: 'Done', text: ['Line replaced, wall opened and dried for nine days.'] },
          ],
        },
      },
    ],
    hold: { daysAgo: 148, by: 'manager', reason: 'The claim about the leak is still open with the insurer' },
  },
  {
    title: 'Parking plan, draft',
    category: 'other',
    versions: [
      {
        daysAgo: 60,
        by: 'council',
        fileName: 'Parking plan draft.pdf',
        paper: {
          heading: 'Parking plan, draft',
          line,
          parts: [{ title: 'Idea', text: ['Move two visitor stalls next to the lobby.'] }],
        },
      },
    ],
    binnedDaysAgo: 9,
  },
]
