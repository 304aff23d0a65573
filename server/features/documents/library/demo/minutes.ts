import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import type { DayAt, DemoDocument } from './shelf.ts'

/** What councils talked about, by turns. */
const matters = [
  ['Elevator 2', 'Out of service three times. The manager will ask the contractor for the log and a plan.'],
  [
    'Bicycle room',
    'Forty tags have been issued; twelve bikes have none. They’ll be kept for another month and then donated.',
  ],
  ['Window washing', 'Three quotes received. Council chose the second, which includes the west stairwell.'],
  ['Leaks', 'A supply line under a sink failed. The plumber’s report is in, and the insurer has been notified.'],
  ['Gym', 'The treadmill has been repaired. A mirror will go up where the boxes were.'],
  ['Recycling', 'Soft plastics go to the depot, not in the blue bins. A sign will go up in the recycling room.'],
  ['Parkade', 'Lines were repainted. Two visitor stalls moved next to the lobby.'],
  ['Garden', 'The irrigation timer is set for fall. Volunteers planted bulbs along the south wall.'],
  ['Intercom', 'The directory will list initials only. To change an entry, ask the manager.'],
  ['Roof', 'The annual inspection found two cracked seals, repaired for $480.'],
] as const

interface Meeting {
  inDays: number
  by: string
  building: string
  present: string
  /** Which matters came up, counted from there. */
  from: number
  general?: true
}

const titleOf = ({ general }: Meeting, day: LocalDate) =>
  `${general ? 'Annual general meeting' : 'Council minutes'} ${formatDate(day)}`

/** The minutes of a meeting, filed a week after it in the folder of its year. */
export const minutesOf = (meeting: Meeting, day: DayAt): DemoDocument => {
  const { inDays, by, building, present, from, general } = meeting
  const on = day(inDays)
  const items = [0, 1, 2].map((step) => matters[(from + step) % matters.length]!)
  return {
    title: titleOf(meeting, on),
    category: 'minutes',
    folder: on.slice(0, 4),
    effectiveInDays: inDays,
    versions: [
      {
        daysAgo: Math.max(1, -inDays - 7),
        by,
        fileName: `${general ? 'AGM' : 'Council'} minutes ${on}.pdf`,
        paper: {
          heading: titleOf(meeting, on),
          line: `${building}. Held in the lounge at 7 p.m.`,
          parts: [
            { title: 'Present', text: [present] },
            { title: 'Approval of previous minutes', text: ['Approved as circulated, none opposed.'] },
            ...items.map(([title, text]) => ({ title, text: [text] })),
            ...(general
              ? [
                  {
                    title: 'Budget',
                    text: [
                      'The budget was approved by majority vote: 38 for, 4 against, 2 abstained. Fees increase by 1.3 percent.',
                    ],
                  },
                ]
              : []),
            {
              title: 'Finances',
              text: ['The monthly statements were received. Nine units are in arrears, all by less than one month.'],
            },
            {
              title: 'Next meeting',
              text: ['Third Tuesday of next month, in the lounge. The meeting was adjourned at 8:40 p.m.'],
            },
          ],
        },
      },
    ],
  }
}
