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
            'Open [Council voting](/council-voting) and the proposal marked **Awaiting your vote**.',
            'Read the text and the discussion.',
            'Press **Vote for**, **Vote against** or **Abstain**. Your vote is cast immediately.',
          ],
          after:
            'Your vote is final. Until voting closes, everyone sees how many have voted but not how. In an open ballot, names and votes appear after closing; in a secret ballot, never.',
          wrong: [
            [
              'You can’t vote.',
              'Only members who were on council when the vote opened can vote, and no one with a conflict of interest. On a violation case, the proposal says why you can’t.',
            ],
            [
              'The text changed while you were reading.',
              'Your vote wasn’t taken, so that no one votes on text they haven’t seen. Read it again and vote.',
            ],
          ],
        },
        {
          id: 'conflict',
          title: 'Declare a conflict of interest',
          steps: [
            'Before you vote, press **I have a conflict of interest**.',
            'Describe your interest and press **Declare conflict**.',
          ],
          after:
            'From then on you can’t see the text or the discussion, can’t vote and don’t count toward the quorum. Your name and explanation appear in the result. This can’t be undone.',
        },
        {
          id: 'propose',
          title: 'Put a proposal to council',
          steps: [
            'Press **New proposal**. Enter a title and text, or options to choose from.',
            'Under **Voting rules**, choose an open or secret ballot, the effect of the vote and the majority.',
            'Under **Next step**, choose a draft, a discussion, or a vote now or at a set time.',
            'Select the button below, such as **Save and open discussion**.',
          ],
          after:
            'All of council is notified when it’s no longer a draft. A vote stays open for at least an hour, and members who haven’t voted are reminded 48 and 4 hours before it closes.',
        },
        {
          id: 'change',
          title: 'Change a proposal',
          steps: [
            'Before anyone has voted, press **Edit**.',
            'After the first vote, press **New version** and fill in **Changes and reason**.',
          ],
          after: 'Everyone votes again on a new version. Votes on the previous text are kept but don’t count.',
        },
        {
          id: 'result',
          title: 'Read and verify a result',
          steps: [
            'Open the closed proposal. **How votes were counted** shows the count line by line.',
            '**Copy for the minutes** copies a sentence for your minutes.',
            '**Verify hash** has your own browser check that nothing has changed since.',
          ],
        },
        {
          id: 'tie',
          title: 'Break a tie',
          steps: ['If you preside and the proposal’s rules allow it, press **Break tie**.'],
          after: 'Your name appears beside that vote, even after a secret ballot.',
        },
        {
          id: 'meeting',
          title: 'Record a decision made at a meeting',
          steps: [
            'In [Decisions](/council-voting/decisions), press **Record a decision**.',
            'Enter the date, text and outcome, and press **Record decision**.',
          ],
          after:
            'It gets the next number for that year. Nothing can be deleted from the register. To fix a mistake, press **Correct** and give a reason.',
        },
        {
          id: 'ratify',
          title: 'Ratify votes at a meeting',
          steps: [
            'In [Decisions](/council-voting/decisions), press **Ratify at a meeting**.',
            'Check the **Decisions ratified**, enter the meeting date and press **Ratify**.',
          ],
          after:
            'Under British Columbia’s Standard Bylaws, council decides at meetings. Decisions made between meetings go on the next agenda, unless a bylaw lets such a vote decide on its own.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'register',
          title: 'Read council’s decisions',
          steps: [
            'Open [Decisions](/council-voting/decisions), search or filter by year, and open one.',
            '**Export (PDF)** creates a PDF of one decision or of the register.',
          ],
          wrong: [
            [
              'You see no proposals or votes.',
              'They belong to council. Management can read the decisions in the register.',
            ],
          ],
        },
      ],
    },
  ],
  beside: ['polls', 'settings', 'history'],
}
export default topic
