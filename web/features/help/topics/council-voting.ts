import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'council',
      tasks: [
        {
          id: 'vote',
          title: 'Cast your vote',
          steps: [
            'Open [Council voting](/council-voting) and the proposal that says **Awaits your vote**.',
            'Read the text and the discussion.',
            'Press **Vote for**, **Vote against** or **Abstain**. That casts your vote at once.',
          ],
          after:
            'Your vote is final. Until the close everybody sees how many have voted, and nothing of how. In an open ballot names and votes show at the close; in a secret one never.',
          wrong: [
            [
              'You cannot vote.',
              'Only those who were on council when the vote opened may, and nobody with a conflict of interest.',
            ],
            [
              'The text changed while you were reading.',
              'Your vote was not taken, so that nobody votes on words they have not seen. Read it again and vote.',
            ],
          ],
        },
        {
          id: 'conflict',
          title: 'Declare a conflict of interest',
          steps: [
            'Before you vote, press **I have a conflict of interest**.',
            'Say what your interest is, and press **Declare the conflict**.',
          ],
          after:
            'From then on you see neither text nor discussion, do not vote and do not count towards the quorum. Your name and your words stand in the result. It cannot be taken back.',
        },
        {
          id: 'propose',
          title: 'Put something before the council',
          steps: [
            'Press **New proposal**. Write title and text, or options to choose between.',
            'Under **How it is decided** choose open or secret, what the vote does, and the majority.',
            'At **What happens next** choose a draft, a discussion, or the vote at once or at a time.',
            'Press the button below, such as **Save and open the discussion**.',
          ],
          after:
            'All of council is told, once it is more than a draft. A vote is open for an hour at least, and reminds those who have not voted 48 and 4 hours before its close.',
        },
        {
          id: 'change',
          title: 'Change a proposal',
          steps: [
            'As long as nobody has voted, press **Change**.',
            'After the first vote press **New version**, and say **What changed, and why**.',
          ],
          after: 'On a new version everybody votes anew. Votes on the former text are kept and do not count.',
        },
        {
          id: 'result',
          title: 'Read and check a result',
          steps: [
            'Open the closed proposal. **How it was counted** shows the arithmetic line by line.',
            '**Copy for the minutes** takes a sentence for your minutes.',
            '**Check the hash** has your own browser count out that nothing was changed since.',
          ],
        },
        {
          id: 'tie',
          title: 'Decide a tie',
          steps: ['If you preside, and the proposal was to be decided so, press **Decide the tie**.'],
          after: 'Your name stands beside that vote, also where the ballot was secret.',
        },
        {
          id: 'meeting',
          title: 'Write down what a meeting decided',
          steps: [
            'At [Decisions](/council-voting/decisions) press **Write down a decision**.',
            'Give the day, the wording and the outcome, and press **Write it down**.',
          ],
          after:
            'It gets the next number of that year. Nothing can be deleted from the register; a slip you put right by **Correct**, with a reason.',
        },
        {
          id: 'ratify',
          title: 'Ratify votes at a meeting',
          steps: [
            'At [Decisions](/council-voting/decisions) press **Ratify at a meeting**.',
            'Tick **What the meeting ratified**, give its day and press **Ratify**.',
          ],
          after:
            'Standard bylaws of British Columbia have council decide at meetings. What it decided in between therefore goes on the next agenda, unless a bylaw lets such a vote decide by itself.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'register',
          title: 'Read what council decided',
          steps: [
            'Open [Decisions](/council-voting/decisions), search or narrow it by year, and open one.',
            '**Export (PDF)** makes a paper of one decision, or of the register.',
          ],
          wrong: [
            [
              'You see no proposals and no votes.',
              'They are council’s own. Management reads what was decided, in the register.',
            ],
          ],
        },
      ],
    },
  ],
  beside: ['polls', 'settings', 'history'],
}
export default topic
