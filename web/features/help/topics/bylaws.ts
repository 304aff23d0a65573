import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'read',
          title: 'Find a bylaw or rule',
          steps: [
            'Open [Bylaws and rules](/bylaws) from the dashboard or the library.',
            'Type a keyword, such as “pets”, in **Search bylaws and rules**. It searches numbers, headings and wording.',
            'Open a bylaw or rule by its heading. Its page says since when it’s in force, what a contravention costs, and what it replaced.',
          ],
          after: '**Download PDF** saves everything that is in force.',
          wrong: [
            [
              'A bylaw that owners passed isn’t there.',
              'It isn’t in force before it’s filed. In British Columbia, look under **Passed, not filed yet**; in Alberta, under **Passed, not registered yet**.',
            ],
            [
              'No bylaws are there at all.',
              'Your building may keep them as a file only. Look in the [library](/library).',
            ],
          ],
        },
        {
          id: 'then',
          title: 'See what was in force on another day',
          steps: [
            'On [Bylaws and rules](/bylaws), enter the day under **As of**.',
            'To save it, press **Download PDF**.',
          ],
          after:
            'Bylaws and rules that were replaced or repealed, or have lapsed, are also under **No longer in force**.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'paste',
          title: 'Enter all bylaws at once',
          steps: [
            'On [Bylaws and rules](/bylaws), press **Paste several**.',
            'Choose the **Set**, and tick **Standard bylaws** or enter the dates and the number that all of them have in common.',
            'Paste the whole text and press **Split**. Each line that begins with the next number begins a new bylaw or rule.',
            'Check the numbers and headings, remove what doesn’t belong, and press **Add** at the bottom.',
          ],
          after: 'If one of them is refused, none is added, and the reason is shown beside it.',
          wrong: [
            [
              'Two bylaws were joined, or one was split.',
              'Put each number at the beginning of its line, with the heading after it, and press **Split** again.',
            ],
          ],
        },
        {
          id: 'amend',
          title: 'Record a new or changed bylaw',
          steps: [
            'Open the bylaw and press **Replace**, or press **Add** on the list for one that replaces nothing.',
            'Enter the new wording and **Passed on**. Leave the filing date blank until it’s filed.',
            'Once it’s filed, open it and press **Record as filed** (in Alberta, **Record as registered**), with the date and the number.',
          ],
          after: 'It’s in force from the day it was filed, and the one it replaces ends on that day.',
          wrong: [
            ['I only want to correct a typo.', 'Press **Edit**. The history keeps what was there before.'],
            [
              'A fine is refused.',
              'The law limits fines, and the message gives the section. Tick **Prohibits or limits short-term accommodation** where a higher limit applies.',
            ],
          ],
        },
        {
          id: 'ratify',
          title: 'Have a rule ratified',
          steps: [
            'Enter the rule with **Made on**. If you leave **To be ratified by** blank, it’s the last day the law allows.',
            'After the general meeting, open the rule and press **Ratify**. If owners didn’t ratify it, choose **Record that it lapsed** under **More**.',
          ],
          after:
            'In British Columbia, a rule lapses automatically if it isn’t ratified in time. You’re reminded before that.',
          wrong: [
            [
              'A ratification was recorded in error.',
              'Open the rule, choose **Withdraw ratification** under **More**, and give a reason.',
            ],
          ],
        },
        {
          id: 'notify',
          title: 'Notify residents of changes',
          steps: [
            'On [Bylaws and rules](/bylaws), press **Notify residents** beside the changes that haven’t been announced.',
            'Confirm. Everyone in the building with an account gets a message and an email.',
          ],
          after:
            'Owners and tenants without an account need it in writing: use **Download PDF**, or [send a letter](/help/letters).',
        },
        {
          id: 'library',
          title: 'Put the bylaws in the library',
          steps: ['On [Bylaws and rules](/bylaws), press **More**, then **File in the library**.'],
          after: 'The next time you do it, it’s a new version of the same document.',
        },
      ],
    },
  ],
  beside: ['documents', 'records', 'letters'],
}
export default topic
