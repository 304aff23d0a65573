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
            'Type in **Search the library**. It also searches inside PDF, Word, Excel and PowerPoint files and shows the page where your keywords appear.',
            'Or choose a category and a folder under **Library sections**.',
          ],
          after: 'The document opens at the page with your search result. **Download** saves its newest version.',
          wrong: [
            [
              'I can’t find a document that my neighbour can see.',
              'Your building may share it with owners but not tenants. Documents you can’t read don’t appear for you at all. You can [request records](/help/records#ask).',
            ],
            [
              'The wording is in the document, but search doesn’t find it.',
              'A scan is an image, and search reads text only. Search for its title instead.',
            ],
            [
              '“In quotes” finds different results.',
              'Text in quotes must match exactly, in that order. Remove the quotes to find the keywords anywhere.',
            ],
          ],
        },
        {
          id: 'many',
          title: 'Download several documents at once',
          steps: [
            'Press **Select documents** and check the ones you want.',
            'Press **Download as ZIP**. In a folder, **Download all as ZIP** downloads everything in it.',
          ],
          after: 'A ZIP holds up to 200 documents and includes only those you can read.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'upload',
          title: 'Upload documents',
          steps: [
            'Go to the category or folder they belong in, and drop the files on the list or press **Upload**.',
            'Check the titles, the location, and the **Effective** and **Expires** dates if there are any.',
            'Press **Upload …**. Each file shows its progress, then **Uploaded** when it’s done.',
          ],
          wrong: [
            [
              '**Some files can’t be uploaded**',
              'A file is larger than 25 MB, or a type we don’t accept, such as a web page or a program. Save it as a PDF.',
            ],
            [
              '**Upload failed. Check your connection and try again.**',
              'Press **Retry** next to it. It’s added only once, no matter how often you try.',
            ],
          ],
        },
        {
          id: 'version',
          title: 'Add a newer version',
          steps: [
            'Open the document and press **New version**.',
            'Choose the file, add a note about the changes, and press **Add new version**.',
          ],
          after:
            'Links to the document open the newest version. Earlier versions stay under **Versions**; use **Restore version …** to make one the newest again.',
        },
        {
          id: 'who',
          title: 'Set who can read what',
          steps: [
            'In the library, press **Permissions**.',
            'Press **Change** next to a category or folder, and choose **No access**, **Can read** or **Can manage** for each role.',
            'Check the result under **Access by role**.',
          ],
          after:
            'A folder’s settings override those of its category. Managers can always manage everything, so no one can be locked out.',
        },
        {
          id: 'pin',
          title: 'Put a document on the dashboard',
          steps: ['Open it and press **Pin to dashboard**.'],
          after: 'Only people who can read it will see it.',
        },
        {
          id: 'delete',
          title: 'Delete a document, and get it back',
          steps: [
            'Open it, press **Delete** and then **Delete document**.',
            'To get it back, open **Trash** and press **Restore**.',
          ],
          after: 'It stays in the trash for 35 days and is then permanently removed.',
          wrong: [
            [
              'I can’t delete a document.',
              'Either the law requires it to be kept, and the message gives the section and the earliest date it can be deleted, or someone placed it on legal hold. If its **Record type** is wrong, change it under **Edit details**.',
            ],
          ],
        },
      ],
    },
  ],
  beside: ['bylaws', 'records', 'letters', 'dashboard'],
}
export default topic
