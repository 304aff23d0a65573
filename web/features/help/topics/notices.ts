import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'read',
          title: 'Read announcements',
          steps: [
            'Open **Announcements** in the top bar or the menu, or the **Notices** tile on the dashboard.',
            'Press a notice to read it and open its files.',
            'Use **Search announcements** or the filters **Unread**, **Pinned** and **Needs acknowledgement** to find one.',
          ],
          after: 'Your council or manager can see that someone in your unit has read it.',
          wrong: [
            [
              'A neighbour has a notice you can’t find.',
              'It may be for owners only, or for certain units. Expired and deleted notices are gone too.',
            ],
          ],
        },
        {
          id: 'acknowledge',
          title: 'Acknowledge a notice',
          steps: ['Open the notice marked **Please acknowledge**.', 'Press **I’ve read this notice**.'],
          after: 'This lets your council and manager know when you read it. It isn’t a vote or an agreement.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'send',
          title: 'Send a notice',
          steps: [
            'In [Announcements](/announcements), press **New notice**.',
            'Write a title and text, choose a type and priority, and add any files.',
            'Choose the **Audience**: everyone, owners, tenants, council or specific units. The button shows how many units it reaches.',
            'Choose **Send time** and **Keep posted**, and tick **Ask residents to acknowledge** if you need proof that they’ve read it.',
            'Check the **Preview**, then press **Send notice to …** or **Schedule notice for …**. **Save draft** saves it for later.',
          ],
          after:
            'Everyone in the audience gets it in their inbox, and by email if they chose to. After that, any change to the text shows as a correction.',
          wrong: [
            [
              '**Your draft is saved, but we couldn’t send it. …**',
              'Nothing was lost. The message gives the reason; open the draft and send it again.',
            ],
            [
              'You don’t see a button for a new notice.',
              'Your role doesn’t have permission for notices in your building. See [who can manage what](/help/settings#permissions).',
            ],
          ],
        },
        {
          id: 'correct',
          title: 'Correct a sent notice',
          steps: [
            'Open the notice and press **Correct**.',
            'Change the text and describe the difference under **Summary of the change**.',
            'Tick **Ask everyone to read it again** if it matters, and press **Save correction**.',
          ],
          after:
            'Everyone can see that it was corrected, and when; the earlier text is kept. The audience and send time can’t be changed.',
        },
        {
          id: 'who-read',
          title: 'See who has read it',
          steps: [
            'Open the notice and look at **Reach**: **By unit** on your building’s façade, or **By person**.',
            '**Units not reached** lists the doors to knock on.',
            'Press **Lobby poster** for a printout with a QR code that opens the notice on a phone.',
          ],
        },
        {
          id: 'pin',
          title: 'Pin a notice to the dashboard',
          steps: [
            'Open the notice and press **Pin**.',
            'Enter the **Number of days**, from 1 to 365, and press **Pin for …**.',
          ],
          after: 'It’s unpinned automatically after that. Use **Unpin** to remove it sooner.',
        },
        {
          id: 'delete',
          title: 'Delete a notice',
          steps: ['Open the notice, press **Delete** and then **Delete notice**.'],
          after:
            'It’s gone for everyone, with its files. The message in people’s inboxes says it’s no longer available. The history still shows that it existed and who deleted it.',
        },
      ],
    },
  ],
  beside: ['notifications', 'polls', 'letters'],
}
export default topic
