import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'find',
          title: 'Find a document',
          steps: [
            'Open **Document Library** on the dashboard.',
            'Type into **Search the library**. It also looks inside PDF, Word, Excel and PowerPoint files and says on which page the words stand.',
            'Or choose a category and a folder under **Places in the library**.',
          ],
          after:
            'A document opens in the page, at the place that was found. **Download** takes its newest version along.',
          wrong: [
            [
              'A document that a neighbour has is not there.',
              'Your building may let owners read it, and not tenants. Somebody who may not read something does not see that it exists. You can [ask for records](/help/records#ask).',
            ],
            [
              'The words are in the paper, and the search does not find them.',
              'A scan is a picture: the search reads text only. Look for words of its title.',
            ],
            [
              '“In quotes” finds something else.',
              'Words in quotes are looked for as they stand, in this order. Leave the quotes away to find them anywhere.',
            ],
          ],
        },
        {
          id: 'many',
          title: 'Take several along at once',
          steps: [
            'Press **Choose several** and tick them.',
            'Press **Download as ZIP**. In a folder **Download all as ZIP** takes all of it.',
          ],
          after: 'It holds up to 200 documents, of what you may read.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'upload',
          title: 'File documents',
          steps: [
            'Go to the place where they belong, and drop the files on the list, or press **Upload**.',
            'Check the titles, the place, and **Effective** and **Expires** where they have such days.',
            'Press **Upload …**. Each shows how far it is, and **Filed** when it is there.',
          ],
          wrong: [
            [
              '**Not everything can be taken**',
              'A file is larger than 25 MB, or of a kind that we do not take, such as a web page or a program. Make a PDF of it.',
            ],
            [
              '**It did not arrive. Check your connection and try again.**',
              'Press **Retry** beside it. It is filed once, however often you try.',
            ],
          ],
        },
        {
          id: 'version',
          title: 'Put a newer version in place',
          steps: [
            'Open the document and press **New version**.',
            'Choose the file, say what changed, and press **Add new version**.',
          ],
          after:
            'Links to the document open the newest one. Earlier ones stay under **Versions**, and can become the newest again by **Restore version …**.',
        },
        {
          id: 'who',
          title: 'Say who may read what',
          steps: [
            'In the library press **Who may read**.',
            'Press **Change** at a category or a folder, and choose for each role whether it sees nothing, reads or manages.',
            'Look at **What each finds** to see what comes of it.',
          ],
          after:
            'A folder’s choice goes before that of its category. Managers always manage everything, so nobody can be locked out.',
        },
        {
          id: 'pin',
          title: 'Put a document on the dashboard',
          steps: ['Open it and press **Pin to the dashboard**.'],
          after: 'It shows for those who may read it, and for nobody else.',
        },
        {
          id: 'delete',
          title: 'Delete a document, and get it back',
          steps: [
            'Open it, press **Delete** and then **Delete document**.',
            'To get it back open **Bin** and press **Restore**.',
          ],
          after: 'It lies in the bin for 35 days and is then gone for good.',
          wrong: [
            [
              'Deleting is refused.',
              'The law has it kept, and the message names the section and the first day on which it can go; or somebody put it under a legal hold. If it is filed as the wrong **Kind of record**, change that under **Edit details**.',
            ],
          ],
        },
      ],
    },
  ],
  beside: ['records', 'letters', 'dashboard'],
}
export default topic
