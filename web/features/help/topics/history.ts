import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'read',
          title: 'See who changed what',
          steps: [
            'Open [Building Settings](/settings), and from there the [history of the building](/settings/history).',
            'Narrow it by kind of record, by what was done, by who did it and by days, or use **Search by unit, name or title**.',
            'Press a record’s name to go to it.',
          ],
          after: 'Each line says who, when, and what it was before and after. Nobody can change or delete a line.',
          wrong: [
            [
              'A change is not there.',
              'What people do with their own account is theirs. And what you may not read, such as council’s proposals, is left out for you.',
            ],
          ],
        },
        {
          id: 'one',
          title: 'See the history of one record',
          steps: ['Open the unit, ticket, document or vendor, and press **Show the history** at its end.'],
        },
        {
          id: 'staff',
          title: 'See what staff of the platform did',
          says: [
            'When somebody of the platform enters your building, their reason stands in the history, with what they read and changed, marked **Platform staff**.',
          ],
        },
        {
          id: 'file',
          title: 'Take it along as a file',
          steps: ['Narrow it, and press **Export (CSV)**.'],
          after: 'It holds the newest 10,000 lines. Who took it stands in the history as well.',
        },
      ],
    },
  ],
  beside: ['settings', 'privacy', 'units'],
}
export default topic
