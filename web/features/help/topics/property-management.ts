import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'day',
          title: 'Start your day',
          steps: [
            'Open [Property management](/property-management).',
            'Check **Overdue**, **Due today**, **Soon** and **Waiting for you**. Each line opens the item.',
            'If you manage several buildings, all are shown; use **All buildings** to choose one.',
          ],
          after: 'A line disappears when its task is done; there is nothing to tick off here.',
        },
        {
          id: 'what',
          title: 'Items on this page',
          says: [
            'Tickets and records requests by the date a reply is due, access requests, bookings to approve, expiring vendor documents and library documents, maintenance plans, and ending stall terms, council terms and mortgagees’ requests. You see only the areas you manage.',
          ],
        },
        {
          id: 'missing',
          title: 'If something is missing',
          says: [
            'Your role may not manage that area in this building: [who may manage what](/help/settings#permissions). Or it isn’t due yet: its own screen lists everything.',
          ],
        },
      ],
    },
  ],
  beside: ['maintenance', 'work-orders', 'invitations'],
}
export default topic
