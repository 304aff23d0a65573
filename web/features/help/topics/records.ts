import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'ask',
          title: 'Request building records',
          steps: [
            'In the [library](/library), press **Records requests**, then **Request records**.',
            'Check **Already in the library** first. You can open those documents right away.',
            'For each record, choose its kind, describe it and add a period. **Add another record** adds one more.',
            'Choose a format and press **Send request**.',
          ],
          after:
            'Each record has its own due date: in British Columbia, one week for bylaws and rules and two weeks for other records; in Alberta, ten days. You can follow each step on the request’s page.',
          wrong: [
            [
              'The request is refused with a section of the act.',
              'The law sets which records each person can request. A tenant in British Columbia can request bylaws and rules, and more with the landlord’s written assignment. If an owner authorized you in writing, give the document to management.',
            ],
          ],
        },
        {
          id: 'answer',
          title: 'Get the records you requested',
          steps: [
            'Open the request. If there’s a question for you, write **Your answer** and press **Send answer**.',
            'When files are provided, press **Download** beside each one.',
          ],
          after:
            'Files stay available for 60 days, so save a copy. If a record was refused, you’ll see the reason and where you can turn.',
        },
        {
          id: 'withdraw',
          title: 'Withdraw a request',
          steps: ['For one record, press **No longer needed**. For the whole request, press **Withdraw request**.'],
          after: 'A new request starts a new deadline.',
        },
        {
          id: 'letters',
          title: 'Read letters from your building',
          steps: [
            'In the [library](/library), press **Letters to me**.',
            'Open a letter to read it, or download its **PDF**.',
          ],
          after:
            'No one else in the building can see them there. A letter may also come by email or on paper: the law sets some delivery methods, and then that copy counts.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'desk',
          title: 'Answer a records request',
          steps: [
            'Open [Records requests](/records-requests). **Overdue** and **Due within 3 days** are at the top.',
            'Open a request. For each record, press **Prepare** and choose library documents or files, or press **Refuse** and give the reason.',
            'Under **Provide records**, choose a delivery method and press **Provide and notify requester**.',
          ],
          after:
            'A ready record is still due until it’s provided. Nothing stops the deadline, even a question you ask.',
          wrong: [
            [
              'A record contains information about other people.',
              'Redact the file before you add it; nothing is redacted automatically. Then enter the details and reason under **Redacted or withheld**. The requester sees them.',
            ],
          ],
        },
        {
          id: 'enter',
          title: 'Enter a request received on paper',
          steps: ['Press **New request** and fill in **Requester** and **Date received**.', 'Press **Enter request**.'],
          after: 'The deadline counts from the day it was received.',
        },
        {
          id: 'fee',
          title: 'Charge a fee for paper copies',
          steps: [
            'Under **Fee for paper copies**, enter the pages and amount and press **Quote fee**.',
            'When it’s paid or waived, choose the **Fee status** and press **Save**.',
          ],
          after:
            'Digital files and inspection are free. If an owner made the request, the people who keep the books can press **Charge to account** instead, and choose the unit.',
        },
      ],
    },
  ],
  beside: ['documents', 'letters', 'privacy'],
}
export default topic
