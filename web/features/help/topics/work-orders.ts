import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'make',
          title: 'Create a work order',
          steps: [
            'Open the ticket and press **New work order**.',
            'Fill in **Work to be done** and the access details. **Internal notes** are visible to management only.',
            'Tick **Share the phone number of the person who reported it** if they agreed.',
            'Press **Create work order**.',
          ],
        },
        {
          id: 'quotes',
          title: 'Request quotes and choose one',
          steps: [
            'On the order, press **Request quotes**, choose vendors and send. Each vendor gets an email with a personal link and can’t see the others.',
            'To record a quote you got by phone, press **Enter a quote**.',
            'Compare them; **Lowest** is marked. Press **Order from …**.',
          ],
          after: 'If you don’t need quotes, press **Order without a quote** and enter the amount.',
          wrong: [
            [
              'It needs council approval first.',
              'The amount is above your building’s limit. Press **Request council approval**; a council member approves or rejects it, and you’ll be notified.',
            ],
            [
              'A vendor’s documents have expired.',
              'You’ll see a warning before you place the order. **Continue anyway** is recorded in the history.',
            ],
            ['The vendor’s link no longer works.', 'Press **Send new link** beside its quote.'],
          ],
        },
        {
          id: 'visit',
          title: 'Schedule a visit',
          steps: [
            'Press **Offer times** and add some, or let the vendor offer times through their link.',
            'The person who reported it chooses one, or says that none work.',
          ],
          after: '[Vendor visits](/tickets/visits) shows the week: who is coming, when and where.',
        },
        {
          id: 'finish',
          title: 'Finish, check the invoice and close',
          steps: [
            'Press **Mark as done**, or let the vendor do it through their link.',
            'Press **Enter the invoice**, or check the one the vendor sent.',
            'Set **Who pays**, then press **Close** and **Close work order**.',
          ],
          after:
            'If the unit pays, the people who keep the books can press **Charge unit** with its number, before or after closing.',
          wrong: [
            [
              'The invoice is above the approved amount.',
              'A council member approves or rejects it before the order can be closed.',
            ],
          ],
        },
        {
          id: 'cancel',
          title: 'Cancel a work order',
          steps: ['Press **Cancel**, give the reason and press **Cancel work order**.'],
          after: 'We let the vendor know not to come. The order stays on the list.',
        },
      ],
    },
    {
      reader: 'council',
      tasks: [
        {
          id: 'approve',
          title: 'Approve or reject an amount',
          steps: [
            'Follow the message in your inbox, or open [Work orders](/work-orders) and choose **Awaiting approval**.',
            'Check the quotes, and press **Approve** or **Reject**. You can add a note.',
          ],
          after: 'The approval limit is in the [maintenance settings](/help/maintenance#targets).',
        },
      ],
    },
    {
      reader: 'residents',
      tasks: [
        {
          id: 'pick',
          title: 'Choose a time for a visit',
          steps: [
            'Open your ticket. Under **Which time works for you?**, press **Choose this time**.',
            'If none do, press **None of these work** and suggest other times.',
          ],
          after: 'The vendor is notified. They get your phone number only if management shares it.',
        },
      ],
    },
  ],
  beside: ['maintenance', 'vendors', 'council-voting'],
}
export default topic
