import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'answer',
          title: 'Answer a poll',
          steps: [
            'Open [Announcements](/announcements) and press **Polls**, or follow the message in your inbox.',
            'Open the poll, check who can see the answers, and choose yours.',
            'Press **Answer**.',
          ],
          after:
            'Each unit gives one answer, no matter who in it answers. Until the poll closes, anyone in the unit can press **Change answer**. The last answer counts.',
          wrong: [
            ['You can’t choose an answer.', 'The poll is for owners only, or the roster doesn’t list you for a unit.'],
            [
              '**You’ll see the results after you answer.**',
              'The person who created the poll chose this. Other polls show the results when they close.',
            ],
          ],
        },
        {
          id: 'what',
          title: 'About polls',
          says: [
            'A poll tells your council or manager what people think. It isn’t a vote of the corporation and doesn’t decide anything; those votes are held at general meetings.',
          ],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'ask',
          title: 'Create a poll',
          steps: [
            'In [Polls](/polls), press **New poll**.',
            'Enter the question and the answer options, and choose the **Audience** and closing time.',
            'Choose whether management sees totals only or each unit’s answer. Respondents see your choice, and you can’t change it after the poll opens.',
            'Press **Save as draft**. When it’s ready, open it and press **Open poll**.',
          ],
          after:
            'Everyone who can answer is notified. Units without an answer are reminded two days before the poll closes.',
        },
        {
          id: 'coverage',
          title: 'See which units haven’t answered',
          steps: ['Open the poll and look at **Responses by unit**, in **Building view** or **List view**.'],
          after: 'You see which units answered. You see their answers only if the poll said so from the start.',
        },
        {
          id: 'end',
          title: 'Extend, close or withdraw a poll',
          steps: ['Open the poll and press **Extend**, **Close now** or **Withdraw**.'],
          after: 'A closed poll can’t be reopened. A withdrawn poll shows its reason to everyone who was asked.',
        },
      ],
    },
  ],
  beside: ['council-voting', 'notices', 'forum'],
}
export default topic
