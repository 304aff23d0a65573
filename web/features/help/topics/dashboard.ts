import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'what',
          title: 'Where to find things',
          says: [
            '**Pinned Announcements** and **Important Documents** are what your council or manager wants everyone to see first.',
            '**Building Tools** links to your building’s features: notices, bookings, maintenance, parking, forum and documents. Anything missing is turned off in your building.',
            '**My Activity** shows your **Open Tickets** and **Active Bookings**. Press one to see them.',
            '**Important Contacts** shows who to call and marks emergency contacts.',
          ],
        },
        {
          id: 'first-steps',
          title: 'Finish your first steps',
          steps: [
            'Under **First steps**, choose a step that’s still open: your phone number, a photo, your notifications.',
            'Press **Hide first steps** to remove the list.',
          ],
        },
        {
          id: 'home',
          title: 'Return to the dashboard',
          steps: ['Press the name or logo at the top left, or **Dashboard**.', 'On the keyboard, press g, then d.'],
        },
        {
          id: 'trouble',
          title: 'When something is missing',
          says: [
            'If one section doesn’t load, it offers **Try again**; the others keep working.',
            'No building at all? You don’t have access yet, or your access has ended. [Request access](/help/getting-started#code), or ask your manager.',
          ],
        },
      ],
    },
    {
      reader: 'council',
      tasks: [
        {
          id: 'votes',
          title: 'See pending votes',
          steps: [
            'Look for **Pending Your Vote**: it shows while a vote is open and you haven’t voted.',
            'Press it to go to the votes. See [council votes](/help/council-voting#vote) for how they work.',
          ],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'contacts',
          title: 'Change important contacts',
          steps: [
            'Under **Important Contacts**, press **Edit Contacts**.',
            'Press **Add contact**, or edit one. Check **Emergency contact** for after-hours contacts.',
            'Put them in the order people should call, and press **Save**.',
          ],
          wrong: [
            [
              '**Someone else just changed the contacts**',
              'Both lists are shown. Keep yours or use theirs; nothing is lost until you choose.',
            ],
          ],
        },
        {
          id: 'pin',
          title: 'Pin something to everyone’s dashboard',
          says: [
            'For a notice: [pin it](/help/notices#pin) for a number of days. For a document: open it in the library and press **Pin to dashboard**. Only people with access to it will see it.',
          ],
        },
      ],
    },
  ],
  beside: ['notices', 'documents', 'keyboard'],
}
export default topic
