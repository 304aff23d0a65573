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
            'In the [library](/library), press **Document templates**, choose one and press **Send this letter**.',
            'Choose the units under **Recipient units**. Each unit gets its own letter.',
            'Complete **Fields to fill in** and check the **Preview** for each unit. A letter about a bylaw or rule can take its name and text **From the register**.',
            'Check **Recipients and delivery**, then press **Send letters**.',
          ],
          after:
            'Emails go out immediately, and sent letters can’t be recalled. A copy is filed in the library, where residents can’t see it.',
          wrong: [
            [
              '**The letter to unit … can’t be sent yet**',
              'Something the letter needs is missing, such as an owner’s name or a date. The message says what it is; a legal letter can’t have blanks.',
            ],
            [
              'A date is refused.',
              'The law requires more time, counted from when the letter is received. Choose a later date. Rules that no one has verified yet only show a warning.',
            ],
            [
              'Someone gets it on paper even though they have an email address.',
              'The law allows these letters by email only for people who agreed to it. You can see their choice in their details.',
            ],
          ],
        },
        {
          id: 'paper',
          title: 'Deliver paper letters',
          steps: [
            'Open **Sent letters** and the run. Press **Download to print** for one file with a letter for each person.',
            'After you mail them or slip them under doors, press **Record delivery** and enter the method and date.',
          ],
          after: 'Parapet then shows when each letter counts as received. To fix a mistake, press **Correct**.',
        },
        {
          id: 'word',
          title: 'Change the wording of a letter',
          steps: [
            'Open the template and press **Edit**.',
            'Change the text. “Insert field” adds known details, such as the unit number. **Add a field** adds something for the sender to fill in.',
            'Press **Save template** and check the **Preview** with a real unit.',
          ],
          after:
            'Each save is a version you can restore. **Restore our wording** brings back the original. Letters already sent don’t change.',
        },
        {
          id: 'own',
          title: 'Create your own letter',
          steps: ['Press **New template** and start from a blank page or a copy.', 'Name it, write it and save.'],
        },
      ],
    },
    {
      reader: 'residents',
      tasks: [
        {
          id: 'mine',
          title: 'Read letters sent to you',
          steps: ['Open [Letters to me](/my-letters), or follow the message in your inbox.'],
          after: 'Read more under [records and letters to you](/help/records#letters).',
        },
      ],
    },
  ],
  beside: ['records', 'documents', 'units'],
}
export default topic
