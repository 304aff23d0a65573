import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'account',
          title: 'Make an account',
          steps: [
            'On the [login page](/login), follow **Register here**.',
            'Fill in your name, your email address and a password. The bar below the password says how strong it is, and what is still missing.',
            'Press **Register**.',
            'Open the mail that we send you and follow its link. That confirms that the address is yours.',
          ],
          after:
            'Until the address is confirmed no building can let you in, because anybody could have typed it. The link works for 48 hours.',
          wrong: [
            [
              'No mail has come.',
              'Look among the unwanted mail, then press **Send it again** on the dashboard. Only the newest link works.',
            ],
            [
              'The password is refused.',
              'It is too short, too common, or holds your own name or address. Three or four words in a row that only you would put together are easy to keep.',
            ],
          ],
        },
        {
          id: 'invitation',
          title: 'Accept an invitation',
          steps: [
            'Open the link in the mail of your building.',
            'If you are new, fill in what is missing and press **Register**. If you have an account already, choose **Log in to accept**.',
            'Press **Join …**. You land on the dashboard of your building.',
          ],
          wrong: [
            [
              'The link has expired.',
              'Ask whoever invited you to send it again; a new one takes the place of the old one.',
            ],
            [
              'The invitation is for another address.',
              'It holds for the address it was mailed to, and for no other. Register with that one, or ask to be invited at yours.',
            ],
          ],
        },
        {
          id: 'code',
          title: 'Ask to join your building',
          says: [
            'Nobody invited you? You can ask. The code of your building stands on notices in the lobby, or your manager can tell you.',
          ],
          steps: [
            'Open [Select building](/select-building).',
            'Type the code where it says **Do you have your building’s code?**, or look for your building by name under **Find a building**.',
            'Say which unit it is about and **What is the unit to you?**. A lease or a tax notice helps; you can add it under **Evidence, if you have some**.',
            'Press **Ask for access**.',
          ],
          after:
            'Those who manage the building are told. They let you in, turn you down with a reason, or ask something back; then your request says **Waits for your answer**.',
          wrong: [
            [
              'Nothing seems to happen after you typed a code.',
              'We answer a wrong code like a right one, so that nobody can find out codes by trying. Check it once more with your manager.',
            ],
            [
              'Your request is **Not answered in time**.',
              'It has ended by itself. Ask again, and tell your manager that you did.',
            ],
          ],
        },
        {
          id: 'switch',
          title: 'Go to another of your buildings',
          steps: [
            'Press the name of the building in the top bar and choose another one.',
            'Or open [Select building](/select-building), which lists all of yours.',
          ],
          after: 'Everything on the screen now belongs to that building: its colours, its notices, your role there.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'first-days',
          title: 'Set up a new building',
          steps: [
            'Bring in units and people: **Import a roster** in the [unit directory](/unit-directory). See [units, owners and moves](/help/units#import).',
            'Check name, address, time zone and what the building uses in [Building Settings](/settings).',
            'Add who is to be called under **Edit Contacts** on the dashboard.',
            'Invite people: [invitations](/help/invitations#many).',
            'Send the first notice: [announcements](/help/notices#send).',
          ],
        },
      ],
    },
  ],
  beside: ['signing-in', 'dashboard', 'invitations'],
}
export default topic
