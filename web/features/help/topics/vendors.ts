import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'add',
          title: 'Add a vendor',
          steps: [
            'Open [Vendor management](/vendors) and press **Add a vendor**.',
            'A name and trade are enough to start. Tick **Preferred: called first for this trade** for vendors you trust.',
            'Under **Contacts**, add the people to call: dispatch, the foreperson, accounts.',
            'Press **Add vendor**.',
          ],
        },
        {
          id: 'papers',
          title: 'Get reminders before insurance or clearance expires',
          steps: [
            'Press **Edit** and fill in **Expiry date**, **Valid until** and, for a contract, **Last day to give notice**.',
            'Add the certificate as a file.',
          ],
          after:
            'You’ll be reminded 30 and 7 days before, and on the date. Missing or expired documents are shown before anyone assigns work to the vendor.',
        },
        {
          id: 'find',
          title: 'Find a vendor to call',
          steps: [
            'Search by name, or filter the list by trade, by documents, or to **Preferred only**.',
            'Open the vendor. **Work** shows its orders, invoices by year and resident ratings.',
          ],
        },
        {
          id: 'end',
          title: 'Stop working with a vendor',
          steps: [
            'Open the vendor, press **End relationship** and give a reason for anyone who considers hiring them again.',
          ],
          after: 'You can’t assign it new work. Record, files and history are kept, and **Reactivate** brings it back.',
          wrong: [
            [
              'The vendors screen doesn’t open.',
              'It’s for people who manage tickets: [who may manage what](/help/settings#permissions).',
            ],
          ],
        },
      ],
    },
  ],
  beside: ['work-orders', 'assets', 'maintenance'],
}
export default topic
