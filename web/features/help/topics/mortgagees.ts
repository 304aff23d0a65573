import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'add',
          title: 'Add a mortgagee',
          steps: [
            'When a lender sends you a Form C or asks for notices in another way, open the unit and go to **Mortgagees**.',
            'Press **Add a mortgagee**. Enter the **Lender**, its **Mailing address** and the day you received the request.',
            'Press **Add mortgagee**.',
          ],
          after:
            'In British Columbia, the owner list names the lender with its address, and a Form C ends five years after you received it.',
          wrong: [
            [
              'This lender already has a request on file for this unit.',
              'The lender asked before. Press **Renew** at its request. If it has lapsed, show the ended requests of the unit first.',
            ],
          ],
        },
        {
          id: 'find',
          title: 'See which requests end soon',
          steps: [
            'Open [Mortgagees](/mortgagees). **Ending soon** marks requests that end within 60 days.',
            'Search by lender, unit or reference, or choose **Ended** to see requests that lapsed or were ended.',
          ],
          after: 'A request that ends within 30 days is also listed in [Property management](/property-management).',
        },
        {
          id: 'renew',
          title: 'Renew a request',
          steps: [
            'Open the unit, go to **Mortgagees** and press **Renew**.',
            'Enter the day you received the new request.',
          ],
          after:
            'In British Columbia, the five years start over. Elsewhere, a request has no end, and the new day is recorded.',
        },
        {
          id: 'end',
          title: 'End a request',
          steps: [
            'Open the unit, go to **Mortgagees** and press **End**.',
            'Choose a **Reason**: the mortgage was paid out, the unit was sold, the lender withdrew it, or it was entered in error.',
          ],
          after:
            'The record is kept, and **Restore** brings it back. Before you record a sale, Parapet names the requests on file for the unit.',
        },
      ],
    },
  ],
  beside: ['units', 'property-management', 'letters'],
}
export default topic
