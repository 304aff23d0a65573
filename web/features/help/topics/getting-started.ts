import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'account',
          title: 'Create an account',
          steps: [
            'On the [login page](/login), choose **Register here**.',
            'Enter your name, email address and a password. The bar below the password shows how strong it is and what’s still needed.',
            'Press **Register**.',
            'Open the email we send you and follow the link to confirm the address is yours.',
          ],
          after:
            'Until the address is confirmed, no building can give you access, because anyone could have entered it. The link works for 48 hours.',
          wrong: [
            [
              'No email has arrived.',
              'Check your junk folder, then press **Send again** on the dashboard. Only the newest link works.',
            ],
            [
              'The password isn’t accepted.',
              'It’s too short, too common, or contains your name or address. Three or four unrelated words in a row are easy to remember.',
            ],
          ],
        },
        {
          id: 'invitation',
          title: 'Accept an invitation',
          steps: [
            'Open the link in the email from your building.',
            'If you’re new, complete the form and press **Register**. If you already have an account, choose **Log in to accept**.',
            'Press **Join …**. You’ll go to your building’s dashboard.',
          ],
          wrong: [
            [
              'The link has expired.',
              'Ask the person who invited you to send it again. The new link replaces the old one.',
            ],
            [
              'The invitation is for another address.',
              'It only works for the address it was emailed to. Register with that one, or ask to be invited at yours.',
            ],
          ],
        },
        {
          id: 'code',
          title: 'Ask to join your building',
          says: [
            'No invitation? You can request access. Your building’s code is posted in the lobby, or your manager can tell you.',
          ],
          steps: [
            'Open [Select building](/select-building).',
            'Enter the code under **Do you have your building’s code?**, or search for your building by name under **Find a building**.',
            'Choose your unit and select **Your connection to the unit**. A lease or tax notice helps; you can add it under **Evidence (optional)**.',
            'Press **Request access**.',
          ],
          after:
            'The building’s managers are notified. They approve your request, decline it with a reason, or ask you a question; then your request shows **Waiting for your reply**.',
          wrong: [
            [
              'Nothing seems to happen after you enter a code.',
              'We treat wrong and right codes the same, so no one can find codes by guessing. Double-check it with your manager.',
            ],
            ['Your request is **Expired**.', 'It expired. Request access again, and let your manager know.'],
          ],
        },
        {
          id: 'switch',
          title: 'Switch buildings',
          steps: [
            'Press the building’s name in the top bar and choose another one.',
            'Or open [Select building](/select-building), which lists all your buildings.',
          ],
          after: 'Everything on the screen is now for that building: its colours, its notices and your role there.',
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
            'Add units and people with **Import a roster** in the [unit directory](/unit-directory). See [units, owners and moves](/help/units#import).',
            'Check the name, address, time zone and features in [Building Settings](/settings).',
            'Add important contacts with **Edit Contacts** on the dashboard.',
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
