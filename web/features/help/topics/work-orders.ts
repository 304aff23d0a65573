import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'make',
          title: 'Make a work order',
          steps: [
            'Open the ticket and press **New work order**.',
            'Say **What is to be done**, and what helps to come in. **Notes** are for the desk alone.',
            'Tick **Share the phone number of whoever reported it** if they agreed.',
            'Press **Make the order**.',
          ],
        },
        {
          id: 'quotes',
          title: 'Ask for quotes and choose one',
          steps: [
            'On the order press **Ask for quotes**, choose vendors and send it. Each gets a mail with a link of its own and sees no other.',
            'A price that came by phone you write down by **Enter a quote**.',
            'Compare them; **Lowest** is marked. Press **Order from …**.',
          ],
          after: 'Without quotes press **Order without a quote** and give the amount.',
          wrong: [
            [
              'It asks the council first.',
              'The amount is above your building’s limit. Press **Ask the council**; a council member approves or rejects it, and you are told.',
            ],
            [
              'A vendor’s papers are over.',
              'You are warned before the work is ordered. **Go on despite this** is kept in the history.',
            ],
            ['The vendor’s link no longer works.', 'Press **Send a new link** beside its quote.'],
          ],
        },
        {
          id: 'visit',
          title: 'Agree on a day',
          steps: [
            'Press **Offer times** and name some, or let the vendor offer them by its link.',
            'Whoever reported it picks one, or says that none suits.',
          ],
          after: '[Visits of vendors](/tickets/visits) shows the week: who comes when and where.',
        },
        {
          id: 'finish',
          title: 'Finish, check the invoice and close',
          steps: [
            'Press **Mark as done**, or let the vendor say so by its link.',
            'Press **Enter the invoice**, or look at the one that the vendor sent.',
            'Say **Who bears the cost**, then press **Close** and **Close the order**.',
          ],
          wrong: [
            [
              'The invoice is above what was approved.',
              'A council member approves or rejects it before the order can be closed.',
            ],
          ],
        },
        {
          id: 'cancel',
          title: 'Call an order off',
          steps: ['Press **Cancel**, give the reason and press **Cancel the order**.'],
          after: 'Whoever has the work is told not to come. The order stays in the list.',
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
            'Look at the quotes, and press **Approve** or **Reject** with a word.',
          ],
          after:
            'The limit above which you are asked stands in the [settings of maintenance](/help/maintenance#targets).',
        },
      ],
    },
    {
      reader: 'residents',
      tasks: [
        {
          id: 'pick',
          title: 'Pick a time for a visit',
          steps: [
            'Open your ticket. At **Which time suits?** press **Pick this time**.',
            'If none does, press **None of the times suits** and say when it would.',
          ],
          after: 'The vendor is told. Your phone number it gets only if the desk shares it.',
        },
      ],
    },
  ],
  beside: ['maintenance', 'vendors', 'council-voting'],
}
export default topic
