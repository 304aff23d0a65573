import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'read',
          title: 'Read your inbox',
          steps: [
            'Press the bell in the top bar. The number on it is what you have not read in this building.',
            'Press a message to go to what it is about; it counts as read then.',
            'Tick **Unread only** to see what waits, or press **Mark all read**.',
          ],
          after: 'A message shows the words of what it leads to as they are today. If that was deleted, it says so.',
        },
        {
          id: 'choose',
          title: 'Choose what you are told, and how',
          steps: [
            'In the [inbox](/inbox) press **Preferences**.',
            'In the table **What comes by which way** tick inbox, email or push for each kind.',
            'There is nothing to save: **Every change is saved at once.**',
            'In several buildings? **Use these choices in all my buildings** copies them.',
          ],
          wrong: [
            [
              'A box says **Always on**.',
              'Emergencies, meetings and the security of your account cannot be switched off, because you could miss something that you have a right to know.',
            ],
          ],
        },
        {
          id: 'quiet',
          title: 'Have mail at a time that suits you',
          steps: [
            'In the preferences choose under **How often mail comes**: each by itself, gathered once a day, or on Mondays.',
            'Switch on **Keep quiet hours** and choose **From** and **To**.',
          ],
          after: 'Mail and push wait until the quiet hours end. Emergencies do not wait.',
        },
        {
          id: 'push',
          title: 'Get push messages on this device',
          steps: [
            'In the preferences switch on **Show push messages here**. Your browser asks whether it may; say yes.',
            'Press **Send a test message**.',
          ],
          after: 'They come also while Parapet is closed, until you log out in this browser.',
          wrong: [
            [
              '**Your browser blocks messages of this site.**',
              'You, or somebody at this device, said no once. **How to allow them** shows where to change that in the browser.',
            ],
            [
              'On an iPhone there is nothing to switch on.',
              'There the site has to be on the home screen first: share, then add to home screen, and open it from there.',
            ],
          ],
        },
        {
          id: 'stop',
          title: 'Stop a kind of mail',
          steps: [
            'Follow the link at the end of such a mail and press **Unsubscribe**.',
            'Was it a slip? Press **Send it again after all**.',
          ],
          after: 'You need not sign in for that. In the inbox the messages still stand.',
        },
      ],
    },
  ],
  beside: ['notices', 'privacy', 'dashboard'],
}
export default topic
