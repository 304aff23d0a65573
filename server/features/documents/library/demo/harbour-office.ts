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
            text: [`The operating fund was ${balance} at the end of the quarter. Gas was under budget, plumbing over.`],
          },
          {
            title: 'Contingency reserve fund',
            text: ['All contributions for the quarter were received. There were no withdrawals.'],
          },
          {
            title: 'Receivables',
            text: ['Nine units are in arrears, for a total of $3,180. None is more than sixty days overdue.'],
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
    description: 'As approved at the annual general meeting, with the fees for each unit.',
    effectiveInDays: -54,
    versions: [
      {
        daysAgo: 80,
        by: 'manager',
        fileName: 'Budget proposed.pdf',
        note: 'As proposed to the meeting',
        paper: {
          heading: 'Operating budget, proposed',
          line,
          parts: [{ title: 'Summary', text: ['Expenses of $283,200; fees increase by 1.7 percent.'] }],
        },
      },
      {
        daysAgo: 52,
        by: 'manager',
        fileName: 'Budget adopted.pdf',
        note: 'Approved with less for landscaping',
        paper: {
          heading: 'Operating budget',
          line,
          parts: [
            { title: 'Summary', text: ['Expenses of $282,000; fees increase by 1.3 percent.'] },
            {
              title: 'Expenses',
              text: [
                'Insurance $88,200. Natural gas and electricity $45,600. Property management $36,600. Cleaning and janitorial $26,400. Repairs and maintenance $19,400. Water and sewer $18,600. Elevator maintenance $14,800. Landscaping and snow removal $13,200. Garbage, fire safety, legal and accounting $19,200.',
              ],
            },
            {
              title: 'Reserve',
              text: ['$29,000 goes to the contingency reserve fund, more than the ten percent required by law.'],
            },
          ],
        },
      },
    ],
    takenBy: [{ by: 'owner', daysAgo: 12 }],
  },
  statement('first quarter', 215, '$38,240'),
  statement('second quarter', 124, '$41,905'),
  statement('third quarter', 32, '$36,118'),
  {
    title: 'Depreciation report',
    category: 'financial',
    folder: 'Depreciation reports',
    description:
      'A thirty-year outlook: roof, elevators, boilers, windows, parkade membrane, and three funding models.',
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
              title: 'Upcoming renewals',
              text: [
                'The roof in four years, the boilers in six, both elevators in nine, the parkade membrane in eleven.',
              ],
            },
            {
              title: 'Estimated costs',
              text: [
                'In dollars at the date of the report: $390,000 for the roof, $160,000 for the boilers, $520,000 for the elevators.',
              ],
            },
            {
              title: 'Funding models',
              text: [
                'At $29,000 a year, the fund covers the boilers; the roof and the elevators would need special levies.',
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
    description: 'The corporation’s coverage and limits, and the deductibles owners should insure themselves.',
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
                'Full replacement value, $48.2 million. Deductibles: $50,000 for water, $25,000 for all other losses, ten percent for earthquake.',
              ],
            },
            { title: 'Liability', text: ['$10 million per occurrence, including directors and officers.'] },
            {
              title: 'For owners',
              text: ['Ask your own insurer to cover the $50,000 deductible and your improvements.'],
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
              text: ['Both elevators are serviced monthly, with a two-hour response if someone is trapped.'],
            },
            {
              title: 'Termination',
              text: ['Either party may terminate with ninety days’ notice before the end date.'],
            },
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
              title: 'Scope of work',
              text: [
                'Mowing from April to October, pruning twice, leaf removal in November, salting walkways when it freezes.',
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
              title: 'Findings',
              text: ['The braided supply line of the kitchen tap had split at the nut. Water ran for about two hours.'],
            },
            { title: 'Work done', text: ['Line replaced; wall opened and dried for nine days.'] },
          ],
        },
      },
    ],
    hold: { daysAgo: 148, by: 'manager', reason: 'The insurance claim for the leak is still open' },
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
          parts: [{ title: 'Proposal', text: ['Move two visitor stalls next to the lobby.'] }],
        },
      },
    ],
    binnedDaysAgo: 9,
  },
]
