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
            'Press the bell in the top bar. Its number shows your unread messages in this building.',
            'Press a message to open the item it’s about. That marks it as read.',
            'Tick **Unread only** to see unread messages, or press **Mark all as read**.',
          ],
          after:
            'A message always shows the current text of the item it links to. If the item was deleted, it says so.',
        },
        {
          id: 'choose',
          title: 'Choose your notifications',
          steps: [
            'In the [inbox](/inbox), press **Preferences**.',
            'In the table **How we notify you**, tick inbox, email or push for each kind of message.',
            'There’s nothing to save: **Changes are saved automatically.**',
            'In several buildings? **Use these choices in all my buildings** copies them.',
          ],
          wrong: [
            [
              'A box shows **Always on**.',
              'Emergencies, meetings and account security can’t be turned off, because you could miss something you have a right to know.',
            ],
          ],
        },
        {
          id: 'quiet',
          title: 'Get email when it suits you',
          steps: [
            'In your preferences, choose an **Email frequency**: individually, once a day, or once a week on Mondays.',
            'Turn on **Quiet hours** and choose **From** and **Until**.',
          ],
          after: 'Emails and push notifications are held until quiet hours end. Emergencies always come through.',
        },
        {
          id: 'push',
          title: 'Get push notifications on this device',
          steps: [
            'In your preferences, turn on **Push notifications**. When your browser asks for permission, allow it.',
            'Press **Send a test notification**.',
          ],
          after: 'You’ll get them even when Parapet is closed, until you log out in this browser.',
          wrong: [
            [
              '**Your browser is blocking notifications from this site.**',
              'You or someone else on this device blocked them. **How to allow notifications** explains how to change that in the browser.',
            ],
            [
              'On an iPhone there’s nothing to turn on.',
              'Add the site to your home screen first: tap Share, then Add to Home Screen, and open it from there.',
            ],
          ],
        },
        {
          id: 'stop',
          title: 'Unsubscribe from emails',
          steps: [
            'Follow the link at the end of the email and press **Unsubscribe**.',
            'Changed your mind? Press **Resubscribe**.',
          ],
          after: 'You don’t need to sign in. The messages still appear in your inbox.',
        },
      ],
    },
  ],
  beside: ['notices', 'privacy', 'dashboard'],
}
export default topic
