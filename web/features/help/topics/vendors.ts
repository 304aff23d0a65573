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
            'A name and a trade are enough to begin with. Tick **Preferred: called first for their trade** for the one you trust.',
            'Under **People there** add whom to call: dispatch, the foreman, whoever sends the bills.',
            'Press **Add vendor**.',
          ],
        },
        {
          id: 'papers',
          title: 'Be warned before insurance or clearance ends',
          steps: [
            'Press **Change** and fill in **Last day of cover**, **Holds until** and, for a contract, **Last day to give notice**.',
            'Add the certificate as a file.',
          ],
          after:
            'You are reminded 30 and 7 days before, and on the day. Before somebody gives the vendor work, missing or ended papers are shown.',
        },
        {
          id: 'find',
          title: 'Find who to call',
          steps: [
            'Search by name, or narrow the list by trade, by papers, or to **Preferred only**.',
            'Open the vendor. **Work** shows its orders, invoices by year and how residents rated it.',
          ],
        },
        {
          id: 'end',
          title: 'Stop working with a vendor',
          steps: ['Open it, press **End work here** and give a reason for whoever thinks of calling them again.'],
          after:
            'It is offered for work no longer. Record, files and history stay, and **Take up again** brings it back.',
          wrong: [
            [
              'The screen of vendors does not open.',
              'It is for those who manage the area of tickets: [who may manage what](/help/settings#permissions).',
            ],
          ],
        },
      ],
    },
  ],
  beside: ['work-orders', 'assets', 'maintenance'],
}
export default topic
