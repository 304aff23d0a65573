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
            'Choose a category, write title and text, and add pictures, files or a poll if you like.',
            'Press **Post it**.',
          ],
          after: 'It stands under your own name. Whoever may read the category can answer.',
          wrong: [
            [
              '**A moderator looks at it first**',
              'Your building has new posts looked at before others see them. You need not do anything.',
            ],
            [
              '**You can read here, and not write**',
              'Whoever looks after the forum says who writes in which category. Ask them.',
            ],
            [
              'The window closed before you were done.',
              'What you had written is kept in this browser: press **Write a post** again.',
            ],
          ],
        },
        {
          id: 'sell',
          title: 'Sell something or give it away',
          steps: [
            'Write a post in the marketplace, with a price and a picture. Without a price it is to be agreed on; zero means free.',
            'When it is gone, open it and press **Mark as sold**.',
          ],
        },
        {
          id: 'answer',
          title: 'Answer, quote and mention',
          steps: [
            'Below a post write **Your comment** and press **Send comment**. **Reply** answers one comment, **Quote** repeats what it says.',
            '**Mention somebody** names a person, who is told.',
            'Did you ask something? **Mark as the answer** shows others what helped.',
          ],
        },
        {
          id: 'attention',
          title: 'Choose which posts you hear of',
          steps: [
            'Open the post and press **Follow**, **Followed** or **Muted**, whichever shows.',
            'Choose **Follow: tell me of each comment**, **Neither: tell me only when I am mentioned**, or **Mute: tell me nothing, and never mark it unread**.',
          ],
          after: 'You follow what you write and comment on, until you say otherwise.',
        },
        {
          id: 'change',
          title: 'Change or delete what you wrote',
          steps: ['At the post or comment open **More** and choose **Change it** or **Delete it**.'],
          after: 'What it said before stays to be read, with the time. A deleted post takes its comments along.',
        },
        {
          id: 'report',
          title: 'Report what breaks the rules',
          steps: [
            'Open **More** and choose **Report it**.',
            'Choose a reason and press **Report it**. Only moderators read it.',
          ],
          after: 'What moderators do stands in the **Moderation log**, which everybody can read.',
        },
        {
          id: 'name',
          title: 'Choose how your name shows',
          steps: ['In the forum press **How my name shows**, and choose whether your unit stands beside it.'],
        },
      ],
    },
    {
      reader: 'council',
      tasks: [
        {
          id: 'council-forum',
          title: 'Talk among the council',
          steps: ['Open **Council Forum** on the dashboard and write there.'],
          after:
            'Nobody else finds it: not residents, not neighbours, and management only where you grant it. Mail about it says that something awaits, and no word of it.',
        },
        {
          id: 'official',
          title: 'Speak for the council',
          steps: ['When you write, tick **I say this for the …**.'],
          after: 'It is marked as official. Without it you speak as anybody here.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'moderate',
          title: 'Decide what was reported',
          steps: [
            'In the forum press **Moderation**.',
            'Read the post and the reports, and choose **Let it stand** or **Hide it** with a reason.',
          ],
          after: 'Whoever wrote it reads the reason. In the log everybody reads the reason, and never what was hidden.',
          wrong: [['**You wrote this yourself, so somebody else decides.**', 'Another moderator has to look at it.']],
        },
        {
          id: 'lock',
          title: 'Lock, move or pin a post',
          steps: [
            'Open the post, **More**, and under **For moderators** choose **Lock**, **Move to another category** or **Pin above the others**.',
          ],
          after: 'A locked post can be read, and nobody comments on it until **Open for comments again**.',
        },
        {
          id: 'categories',
          title: 'Set categories, and what is looked at first',
          steps: [
            'Open [Forum settings](/settings/forum).',
            'Press **Add a category**, or **Change** one: its name, **Who reads** and **Who writes**.',
            'Under **Looking before it shows** choose whose posts wait for a moderator.',
          ],
        },
      ],
    },
  ],
  beside: ['polls', 'notifications', 'directory'],
}
export default topic
