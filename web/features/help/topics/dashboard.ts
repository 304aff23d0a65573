import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'what',
          title: 'What stands where',
          says: [
            '**Pinned Announcements** and **Important Documents** are what your council or manager wants everybody to see first.',
            '**Building Tools** leads to what your building uses: notices, bookings, maintenance, parking, forum and documents. What is not there is switched off in your building.',
            '**My Activity** counts what is yours: **Open Tickets** and **Active Bookings**. Press one to see them.',
            '**Important Contacts** says whom to call, and marks who comes in an emergency.',
          ],
        },
        {
          id: 'first-steps',
          title: 'Finish your first steps',
          steps: [
            'Under **First steps** press what is not done yet: your phone number, a picture, what you are told.',
            'Press **Hide first steps** when you want them gone.',
          ],
        },
        {
          id: 'home',
          title: 'Come back here from anywhere',
          steps: ['Press the name or logo at the top left, or **Dashboard**.', 'On the keyboard press g, then d.'],
        },
        {
          id: 'trouble',
          title: 'When something is missing',
          says: [
            'One part that does not load says so and offers **Try again**; the others go on working.',
            'You see no building at all? Nobody has let you in yet, or your time in the building has ended. [Ask to join](/help/getting-started#code), or ask your manager.',
          ],
        },
      ],
    },
    {
      reader: 'council',
      tasks: [
        {
          id: 'votes',
          title: 'See what awaits your vote',
          steps: [
            'Look at **Pending Your Vote**: it is there while a vote is open and yours is missing.',
            'Press it to go to the votes. How they work stands under [council votes](/help/council-voting#vote).',
          ],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'contacts',
          title: 'Change the contacts that everybody sees',
          steps: [
            'At **Important Contacts** press **Edit Contacts**.',
            'Press **Add contact**, or change one. Tick **Emergency contact** for who comes at night.',
            'Move them into the order in which people should try, and press **Save**.',
          ],
          wrong: [
            [
              '**Somebody else saved the contacts meanwhile**',
              'Both lists are shown. Keep yours or take theirs; nothing that you typed is lost before you choose.',
            ],
          ],
        },
        {
          id: 'pin',
          title: 'Put something on everybody’s dashboard',
          says: [
            'A notice: [pin it](/help/notices#pin) for a number of days. A document: open it in the library and press **Pin to the dashboard**. Only people who may read it see it there.',
          ],
        },
      ],
    },
  ],
  beside: ['notices', 'documents', 'keyboard'],
}
export default topic
