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
            'Open the poll, read who sees the answers, and choose yours.',
            'Press **Answer**.',
          ],
          after:
            'Each unit has one answer, whoever of it gives it. Until the poll closes anybody of the unit may change it by **Change the answer**; the last one counts.',
          wrong: [
            ['You cannot choose anything.', 'The poll asks owners only, or the roster does not name you for a unit.'],
            [
              '**You see the result once you have answered.**',
              'Whoever asks chose it so. Other polls show the result when they close.',
            ],
          ],
        },
        {
          id: 'what',
          title: 'What a poll is, and is not',
          says: [
            'It tells your council or manager what people think. It is not a vote of the corporation and decides nothing; such votes are held at general meetings.',
          ],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'ask',
          title: 'Ask a question',
          steps: [
            'At [Polls](/polls) press **Ask a question**.',
            'Write the question and the answers to choose from, and say **Who may answer** and until when.',
            'Choose whether you see sums only, or what each unit answered. Those who answer read which, and it is fixed once the poll is open.',
            'Press **Save as a draft**. When it is ready, open it and press **Open the poll**.',
          ],
          after: 'Those who may answer are told. Two days before the close units without an answer are reminded.',
        },
        {
          id: 'coverage',
          title: 'See who has not answered',
          steps: ['Open the poll and look at **Who has answered**, **On the building** or **As a list**.'],
          after: 'It says that a unit answered. What it answered you see only where the poll said so from the start.',
        },
        {
          id: 'end',
          title: 'Keep it open for longer, close it or take it back',
          steps: ['Open the poll and press **Keep open for longer**, **Close now** or **Withdraw**.'],
          after:
            'A poll that is closed cannot be opened again. One that is withdrawn shows its reason to those who were asked.',
        },
      ],
    },
  ],
  beside: ['council-voting', 'notices', 'forum'],
}
export default topic
