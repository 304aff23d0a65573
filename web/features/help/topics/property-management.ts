import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'day',
          title: 'Begin your day',
          steps: [
            'Open [Property management](/property-management).',
            'Look at **Overdue**, **Due today**, **Soon** and **Waiting for you**. Each line leads to what it is about.',
            'Of several buildings all are shown; choose one where it says **Every building**.',
          ],
          after: 'A line goes when what it names is done; nothing has to be ticked off here.',
        },
        {
          id: 'what',
          title: 'What stands there',
          says: [
            'Tickets and requests for records by the day on which an answer is owed, people who ask to be let in, bookings to approve, papers of vendors and documents that end, plans of assets, and terms of stalls and of the council. You see what you may manage, and nothing else.',
          ],
        },
        {
          id: 'missing',
          title: 'When something is not there',
          says: [
            'It may be an area that your role does not manage in this building: [who may manage what](/help/settings#permissions). Or it is not due yet: its own screen lists all of it.',
          ],
        },
      ],
    },
  ],
  beside: ['maintenance', 'work-orders', 'invitations'],
}
export default topic
