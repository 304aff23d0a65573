import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'write',
          title: 'Write a post',
          steps: [
            'Open **Forum** and press **Write a post**.',
            'Choose a category, write a title and text, and add photos, files or a poll if you like.',
            'Press **Post**.',
          ],
          after: 'It appears under your name. Anyone who can read the category can reply.',
          wrong: [
            [
              '**A moderator will review it first**',
              'Your building reviews new posts before others see them. You don’t need to do anything.',
            ],
            [
              '**You can read here but not post**',
              'The forum’s moderators decide who can post in each category. Ask them for access.',
            ],
            [
              'The window closed before you finished.',
              'Your draft is saved in this browser. Press **Write a post** again.',
            ],
          ],
        },
        {
          id: 'sell',
          title: 'Sell something or give it away',
          steps: [
            'Write a post in the marketplace, with a price and a photo. Without a price it’s negotiable; zero means free.',
            'When it’s gone, open the post and press **Mark as sold**.',
          ],
        },
        {
          id: 'answer',
          title: 'Reply, quote and mention',
          steps: [
            'Below a post, write **Your comment** and press **Send comment**. **Reply** answers one comment, and **Quote** includes its text.',
            '**Mention someone** names a person, who gets a notification.',
            'Did you ask a question? **Mark as the answer** shows others what helped.',
          ],
        },
        {
          id: 'attention',
          title: 'Choose which posts notify you',
          steps: [
            'Open the post and press **Follow** (or **Followed** or **Muted**, depending on your current choice).',
            'Choose **Follow: notify me of every comment**, **Neither: notify me only when I’m mentioned**, or **Mute: never notify me or mark it unread**.',
          ],
          after: 'You follow posts you write or comment on unless you choose otherwise.',
        },
        {
          id: 'change',
          title: 'Edit or delete your posts',
          steps: ['On the post or comment, open **More** and choose **Edit** or **Delete**.'],
          after: 'Earlier versions stay visible, with the time. Deleting a post also deletes its comments.',
        },
        {
          id: 'report',
          title: 'Report a post that breaks the rules',
          steps: [
            'Open **More** and choose **Report**.',
            'Choose a reason and press **Report**. Only moderators can read it.',
          ],
          after: 'Moderators’ actions appear in the **Moderation log**, which everyone can read.',
        },
        {
          id: 'name',
          title: 'Choose how your name appears',
          steps: ['In the forum, press **My display name** and choose whether to show your unit.'],
        },
      ],
    },
    {
      reader: 'council',
      tasks: [
        {
          id: 'council-forum',
          title: 'Talk within the council',
          steps: ['Open **Council Forum** on the dashboard and post there.'],
          after:
            'No one else can find it: not residents, and management only if you give access. Emails about it say there’s something new, without any of the content.',
        },
        {
          id: 'official',
          title: 'Post on behalf of the council',
          steps: ['When you write a post, tick **Post on behalf of the …**.'],
          after: 'It’s marked as official. Otherwise you post as yourself.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'moderate',
          title: 'Review reports',
          steps: [
            'In the forum, press **Moderation**.',
            'Read the post and the reports, and choose **Keep it** or **Hide it** with a reason.',
          ],
          after: 'The author sees your reason. The log shows everyone the reason, but never the hidden text.',
          wrong: [['**You wrote this, so someone else has to decide.**', 'Another moderator has to review it.']],
        },
        {
          id: 'lock',
          title: 'Lock, move or pin a post',
          steps: [
            'Open the post, press **More**, and under **For moderators** choose **Lock**, **Move to another category** or **Pin to the top**.',
          ],
          after: 'A locked post can be read, but no one can comment until you choose **Unlock**.',
        },
        {
          id: 'categories',
          title: 'Set up categories and review',
          steps: [
            'Open [Forum settings](/settings/forum).',
            'Press **Add a category**, or **Change** to edit a category’s name, **Can read** and **Can post**.',
            'Under **Review before publishing**, choose whose posts need a moderator’s review.',
          ],
        },
      ],
    },
  ],
  beside: ['polls', 'notifications', 'directory'],
}
export default topic
