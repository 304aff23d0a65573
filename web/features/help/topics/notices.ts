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
            'Open **Announcements** in the top bar or in the menu, or the tile **Notices** on the dashboard.',
            'Press one to read it and its files.',
            'Use **Search announcements** or the filters **Unread**, **Pinned** and **To acknowledge** to find one.',
          ],
          after: 'Your council or manager sees that somebody of your unit has seen it.',
          wrong: [
            [
              'A neighbour has a notice that you do not find.',
              'It may be for owners only, or for some units. A notice that has ended or was deleted is gone too.',
            ],
          ],
        },
        {
          id: 'acknowledge',
          title: 'Say that you have read it',
          steps: ['Open the notice that says **Please acknowledge**.', 'Press **I have read this notice**.'],
          after:
            'It tells your council and manager, with the time, that you have read it. It is not a vote and not an agreement.',
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
            'At [Announcements](/announcements) press **New notice**.',
            'Write title and text, and choose type and priority. Add files if there are any.',
            'Choose **For whom**: everybody, owners, tenants, council or some units. The button says how many units it reaches.',
            'Choose **When it goes out** and **How long it stands**, and tick **Ask residents to acknowledge** if you need to know that they have read it.',
            'Look at the **Preview**, then press **Send notice to …** or **Schedule notice for …**. **Save draft** keeps it for later.',
          ],
          after:
            'Everybody it is for finds it in the inbox, and by mail as they chose. From then on its text is fixed, and a change shows as a correction.',
          wrong: [
            [
              '**The draft is saved, but it was not sent. …**',
              'Nothing is lost. The reason stands beside it; open the draft and send it again.',
            ],
            [
              'You see no button for a new notice.',
              'Your building has not given your role the area of notices. See [who may manage what](/help/settings#permissions).',
            ],
          ],
        },
        {
          id: 'correct',
          title: 'Correct what has gone out',
          steps: [
            'Open the notice and press **Correct**.',
            'Change the text and say at **What changed** what is different.',
            'Tick **Ask everybody to read it again** if it matters, and press **Save correction**.',
          ],
          after:
            'Everybody sees that it was corrected and when; what it said before is kept. For whom it is and when it went out cannot change any more.',
        },
        {
          id: 'who-read',
          title: 'See who has read it',
          steps: [
            'Open the notice and look at **Who has seen it**: **By unit** on the façade of your building, or **By person**.',
            '**Units not reached** names the doors to knock at.',
            'Press **Lobby poster** for a sheet with a code that opens the notice on a phone.',
          ],
        },
        {
          id: 'pin',
          title: 'Pin a notice to the dashboard',
          steps: [
            'Open the notice and press **Pin**.',
            'Say **For how many days**, from 1 to 365, and press **Pin for …**.',
          ],
          after: 'It unpins by itself when the days are over. **Unpin** takes it off sooner.',
        },
        {
          id: 'delete',
          title: 'Take a notice away',
          steps: ['Open the notice, press **Delete** and then **Delete notice**.'],
          after:
            'It is gone for everybody, with its files. In inboxes the message then says that it is no longer available. That it was there, and who deleted it, stays in the history.',
        },
      ],
    },
  ],
  beside: ['notifications', 'polls', 'letters'],
}
export default topic
