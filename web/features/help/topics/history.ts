import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'read',
          title: 'View changes in the building',
          steps: [
            'Open [Building Settings](/settings), then the [building history](/settings/history).',
            'Filter by record type, change, person and date, or use **Search by unit, name or title**.',
            'Press a record’s name to open it.',
          ],
          after:
            'Each line shows the person, the time, and the values before and after. No one can edit or delete a line.',
          wrong: [
            [
              'A change isn’t listed.',
              'Changes people make to their own accounts are private. Records you don’t have access to, such as council’s proposals, aren’t shown.',
            ],
          ],
        },
        {
          id: 'one',
          title: 'View the history of one record',
          steps: ['Open the unit, ticket, document or vendor, and press **Show history** at the bottom.'],
        },
        {
          id: 'staff',
          title: 'See what platform staff did',
          says: [
            'When platform staff enter your building, the history shows their reason and what they viewed and changed, marked **Platform staff**.',
          ],
        },
        {
          id: 'seals',
          title: 'Keep a seal of the history',
          says: [
            'Every change is sealed together with all changes before it. If someone rewrote the past, even with access to the database, the seals would no longer match.',
            'The newest seal is at the bottom of the [building history](/settings/history). The president and the privacy officer get it by email every week. Keep those emails: they would show if the newest changes had been removed.',
          ],
        },
        {
          id: 'file',
          title: 'Export the history',
          steps: ['Set your filters and press **Export (CSV)**.'],
          after: 'The file contains the latest 10,000 lines. The export is recorded in the history too.',
        },
      ],
    },
  ],
  beside: ['settings', 'privacy', 'units'],
}
export default topic
