import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'add',
          title: 'Write down what the building owns',
          steps: [
            'Open [Vendor management](/vendors) and press **Assets**, then **Add an asset**.',
            'A name and a kind are enough to begin with. Add where it is, maker and model, and where keys and shut-offs are.',
            'Fill in **Last day of the warranty**, and who looks after it.',
            'Press **Add asset**, then add manuals and certificates as files.',
          ],
          after: 'You are told 90, 30 and 7 days before a warranty ends, and on the day.',
          wrong: [
            ['The name is refused.', 'Something in use is called so already. Add where it is: “Boiler, tower A”.'],
          ],
        },
        {
          id: 'plan',
          title: 'Plan work that comes again',
          steps: [
            'Open the asset and press **Plan work**.',
            'Say what is to be done, how often, the **Next day**, and how many days before it comes up.',
            'Choose how later days are counted: from the planned day keeps the calendar, from the day it is done keeps the distance.',
            'Press **Add plan**.',
          ],
          after: 'When it comes up, a ticket is opened and given to the asset’s vendor, and you are told.',
        },
        {
          id: 'done',
          title: 'Mark it as done',
          steps: [
            'Open **What is due** and press **Done**, or do it on the asset’s page.',
            'Give the day and what was found, and press **Mark as done**.',
          ],
          after: 'The ticket is resolved, and the plan gets its next day.',
        },
        {
          id: 'rest',
          title: 'Pause a plan or retire an asset',
          steps: [
            'At a plan press **Pause**, and **Resume** later; **End** stops it for good.',
            'For the asset press **Retire**. **Bring back** undoes it.',
          ],
          after: 'What was done, files and history stay.',
        },
      ],
    },
  ],
  beside: ['vendors', 'maintenance', 'property-management'],
}
export default topic
