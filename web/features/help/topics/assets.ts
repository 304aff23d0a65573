import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'add',
          title: 'Add an asset',
          steps: [
            'Open [Vendor management](/vendors) and press **Assets**, then **Add an asset**.',
            'A name and type are enough to start. Add the location, manufacturer and model, and where keys and shut-offs are.',
            'Fill in **Warranty end date** and choose the vendor who maintains it.',
            'Press **Add asset**, then add manuals and certificates as files.',
          ],
          after: 'You’ll be reminded 90, 30 and 7 days before a warranty ends, and on the date.',
          wrong: [
            [
              'The name isn’t accepted.',
              'Another asset in use has this name. Add the location, for example “Boiler, tower A”.',
            ],
          ],
        },
        {
          id: 'plan',
          title: 'Plan recurring work',
          steps: [
            'Open the asset and press **Plan work**.',
            'Enter the work, how often it’s due, the **Next date**, and how many days before to be reminded.',
            'Choose how later dates are counted: from the planned date keeps the same time of year; from the day it’s done keeps the same interval.',
            'Press **Add plan**.',
          ],
          after:
            'When it’s coming up, a ticket opens automatically and is assigned to the asset’s vendor, and you’re notified.',
        },
        {
          id: 'done',
          title: 'Mark work as done',
          steps: [
            'Open **Upcoming work** and press **Done**, or use the asset’s page.',
            'Enter the date and any findings, and press **Mark as done**.',
          ],
          after: 'The ticket is resolved, and the plan moves to its next date.',
        },
        {
          id: 'rest',
          title: 'Pause a plan or retire an asset',
          steps: [
            'On a plan, press **Pause**, and **Resume** later; **End** stops it permanently.',
            'For an asset, press **Retire**. **Restore** undoes it.',
          ],
          after: 'Completed work, files and history are kept.',
        },
      ],
    },
  ],
  beside: ['vendors', 'maintenance', 'property-management'],
}
export default topic
