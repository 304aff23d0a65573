import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import type { DayAt, DemoDocument } from './shelf.ts'

/** What councils talked about, by turns. */
const matters = [
  ['Elevator 2', 'It stood still three times. The manager will ask the contractor for the log and a plan.'],
  ['Bicycle room', 'Forty tags are out, twelve bicycles have none. They stay another month and then go to a shelter.'],
  ['Window washing', 'Three quotes came. Council chose the second, which includes the west stairwell.'],
  ['Leaks', 'A supply line under a sink gave way. The plumber’s report is in, the insurer has been told.'],
  ['Gym', 'The treadmill is repaired. A mirror will be hung where the boxes stood.'],
  ['Recycling', 'Soft plastic goes to the depot and not into the blue bins. A note will hang in the room.'],
  ['Parkade', 'Lines were painted anew. Two visitor stalls moved next to the lobby.'],
  ['Garden', 'The irrigation timer is set for autumn. Volunteers planted bulbs along the south wall.'],
  ['Intercom', 'The directory lists initials only from now on. Whoever wants another word asks the manager.'],
  ['Roof', 'The yearly inspection found two cracked seals, mended for 480 dollars.'],
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
            { title: 'Minutes of the last meeting', text: ['Adopted as written, nobody against.'] },
            ...items.map(([title, text]) => ({ title, text: [text] })),
            ...(general
              ? [
                  {
                    title: 'Budget',
                    text: [
                      'The budget was adopted by majority vote: 38 for, 4 against, 2 abstained. Fees rise by 3.1 percent.',
                    ],
                  },
                ]
              : []),
            {
              title: 'Finances',
              text: ['The statements of the month were received. Nine units are behind, all by less than one month.'],
            },
            {
              title: 'Next meeting',
              text: ['On the third Tuesday of next month, in the lounge. The meeting ended at 8:40 p.m.'],
            },
          ],
        },
      },
    ],
  }
}
