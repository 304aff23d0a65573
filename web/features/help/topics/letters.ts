import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'send',
          title: 'Send a letter',
          steps: [
            'In the [library](/library) press **Document templates**, choose one and press **Send this letter**.',
            'Choose the units under **For which units**; each gets a letter of its own.',
            'Fill in **What you fill in**, and look at **How it looks** for each unit.',
            'Check **To whom, and how**, then press **Send letters**.',
          ],
          after:
            'What goes by email leaves at once. A letter that went out cannot be taken back; a copy is filed in the library where residents do not see it.',
          wrong: [
            [
              '**The letter to unit … cannot go yet**',
              'Something that it must say is missing, such as the name of an owner or a day. The sentence names it; a letter of the law has no blanks.',
            ],
            [
              'A day is refused.',
              'The law asks for more time than it leaves, counted from when the letter is received. Choose a later day. What nobody has checked yet only warns.',
            ],
            [
              'Somebody gets it on paper though they have an email address.',
              'The law lets such letters go by email only to those who agreed to it. Their word stands in their details.',
            ],
          ],
        },
        {
          id: 'paper',
          title: 'Hand over what goes on paper',
          steps: [
            'Open **Sent letters** and the run. Press **Download to print**: one file, a letter for each person.',
            'When they are in the mail or under the doors, press **Note the hand-over** and say how and when.',
          ],
          after: 'It then says when each letter counts as received. A wrong note is put right by **Correct**.',
        },
        {
          id: 'word',
          title: 'Change the wording of a letter',
          steps: [
            'Open the template and press **Edit**.',
            'Change the text. “Insert field” puts in what is known, such as the unit’s number; **Ask for something** adds what the sender fills in.',
            'Look at the **Preview** with a real unit, and press **Save template**.',
          ],
          after:
            'Each save is a version that can be brought back. **Back to our wording** takes ours again. Letters that were sent stay as they are.',
        },
        {
          id: 'own',
          title: 'Make a letter of your own',
          steps: [
            'Press **New template**, and begin with a blank page or a copy.',
            'Give it a name, write it, and save.',
          ],
        },
      ],
    },
    {
      reader: 'residents',
      tasks: [
        {
          id: 'mine',
          title: 'Read letters that came to you',
          steps: ['Open [Letters to me](/my-letters), or follow the message in your inbox.'],
          after: 'More about it stands under [records and letters to you](/help/records#letters).',
        },
      ],
    },
  ],
  beside: ['records', 'documents', 'units'],
}
export default topic
