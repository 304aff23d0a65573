import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'ask',
          title: 'Ask for records of the building',
          steps: [
            'In the [library](/library) press **Records requests**, then **Ask for records**.',
            'Look first at **You need not ask for what is in the library**: you can open that at once.',
            'For each record choose its kind, say what you look for, and add a period. **Add another record** takes one more.',
            'Say in which form you want them, and press **Send request**.',
          ],
          after:
            'Each record has its own day on which it is owed to you: in British Columbia one week for bylaws and rules, two weeks for the rest; in Alberta ten days. You see each step on its page.',
          wrong: [
            [
              'The request is refused with a section of the act.',
              'The law says who may ask for what. A tenant in British Columbia may ask for bylaws and rules, and for more with the landlord’s assignment on paper. If an owner authorized you in writing, give the paper to those who manage the building.',
            ],
          ],
        },
        {
          id: 'answer',
          title: 'Get what you asked for',
          steps: [
            'Open the request. If they ask something back, write **Your answer** and press **Send answer**.',
            'When files are handed over, press **Download** beside each.',
          ],
          after: 'Files stay there for 60 days, so keep them. What was refused says why and where you can turn.',
        },
        {
          id: 'withdraw',
          title: 'Take a request back',
          steps: ['For one record press **No longer needed**; for all of them **Withdraw the request**.'],
          after: 'A new request starts its clock anew.',
        },
        {
          id: 'letters',
          title: 'Read letters that your building sent you',
          steps: [
            'In the [library](/library) press **Letters to me**.',
            'Open a letter to read it, or take its **PDF**.',
          ],
          after:
            'Nobody else in the building reads it there. A letter may also come by email or on paper: some ways of serving it are set by law, and then that copy counts.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'desk',
          title: 'Answer a request for records',
          steps: [
            'Open [Records requests](/records-requests). **Late** and **Due within 3 days** stand at the top.',
            'Open a request. At each record press **Make ready** and choose documents of the library or files, or **Refuse** with the reason.',
            'Under **Hand over** choose how, and press **Hand over and write to the asker**.',
          ],
          after:
            'What is ready counts as owed until it is handed over. Nothing stops the clock, also not a question that you ask back.',
          wrong: [
            [
              'Something in a record is about other people.',
              'Black it out in the file before you add it; nothing is blacked out by itself. Then say under **Blacked out or kept back** what, and why. The asker reads it.',
            ],
          ],
        },
        {
          id: 'enter',
          title: 'Enter a request that came on paper',
          steps: ['Press **New request**, and fill in **Who asks** and **Came in on**.', 'Press **Enter request**.'],
          after: 'The clock runs from the day on which it came in.',
        },
        {
          id: 'fee',
          title: 'Ask a fee for copies on paper',
          steps: [
            'Under **Fee of copies on paper** type the pages and press **Quote the fee**.',
            'When it is paid, or you let it go, press **Settle the fee**.',
          ],
          after: 'Files and looking cost nothing.',
        },
      ],
    },
  ],
  beside: ['documents', 'letters', 'privacy'],
}
export default topic
