import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'report',
          title: 'Report a problem',
          steps: [
            'Open **Maintenance** and press **Report a problem**.',
            'Choose **What is it about?** and **Where is it?**: in your unit, on common property, or in an area only your unit uses, such as a balcony.',
            'Enter a **Short description**, and add photos if they help.',
            'Under **Access**, tell us if someone may enter when no one is home, which times you prefer, and about any pets. This is optional.',
            'Press **Send report**.',
          ],
          after:
            'Your ticket gets a number. You’ll be notified of every step, and you can message management from its page at any time.',
          wrong: [
            [
              '**Is it one of these?**',
              'Someone has already reported this on the common property. Press **Follow this ticket instead** to get the same updates and avoid a duplicate.',
            ],
            [
              'You have no unit to choose.',
              'You aren’t on the roster yet. Report it for the common property, or ask management to add you.',
            ],
          ],
        },
        {
          id: 'emergency',
          title: 'Report an emergency',
          steps: [
            'Danger to life, or fire? Call 911 first.',
            'Flooding, or someone trapped? Turn on **This is an emergency** in the report. It shows the number to call.',
            'Call, then send the report so that management knows.',
          ],
        },
        {
          id: 'follow',
          title: 'Follow your ticket',
          steps: [
            'Open **Maintenance**: **Current** shows open tickets, **Past** shows closed ones.',
            'Open a ticket. **Current status** shows where it is.',
            'If management asks you something, write under **Your reply** and press **Send message**.',
          ],
          after:
            'When a vendor needs to visit, choose a time under **Which time works for you?**, or press **None of these work**.',
        },
        {
          id: 'fixed',
          title: 'Confirm and rate the work',
          steps: [
            'When a ticket is resolved, go to **Is it fixed?** and choose **It’s fixed** or **It’s not fixed**.',
            'Under **How was it?**, choose a star rating and press **Send rating**.',
          ],
          after:
            'One or two stars reopen the ticket. If you don’t respond, it closes automatically, usually after 14 days; until then you can reopen it.',
        },
        {
          id: 'withdraw',
          title: 'Withdraw a report',
          steps: ['Open your ticket and press **Withdraw report**.'],
          after: 'No one will come. You can report it again at any time.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'desk',
          title: 'Work through open tickets',
          steps: [
            'Open [Maintenance](/tickets). Tickets due first are at the top; **Overdue** ones are marked.',
            'Switch between **Table**, **Board**, **By unit**, **By vendor** and **Statistics**.',
            'Filter the table and press **Save this filter** to keep it. You can make one filter your default view.',
          ],
        },
        {
          id: 'assign',
          title: 'Assign a ticket',
          steps: [
            'Open the ticket and press **Assign**. Choose a staff member, a vendor, or both.',
            'To assign several, tick them in the **Select** column of the table and press **Assign …**.',
          ],
          wrong: [
            [
              'The vendor’s documents are missing or expired.',
              'You’ll see a warning. Tick **Assign anyway** to continue; the history records that you did.',
            ],
            [
              '**Someone else just changed this ticket**',
              'Two people acted at the same time. Check the ticket’s current status and decide again.',
            ],
          ],
        },
        {
          id: 'steps',
          title: 'Hold, resolve or decline',
          says: [
            'On hold needs a **Waiting for** note, and can have a date on which the ticket resumes automatically. Deadlines are paused until then.',
            'Mark as resolved when the work is done. The person who reported it is asked to confirm.',
            'Declining needs a reason, which the person who reported it can see.',
          ],
        },
        {
          id: 'notes',
          title: 'Write an internal note',
          steps: ['On the ticket’s page, go to **Internal notes**.', 'Write your note and press **Save note**.'],
          after:
            'A message under **Write a message** goes to the person who reported the ticket and all followers. An internal note never does, not even by email.',
        },
        {
          id: 'merge',
          title: 'Merge two reports',
          steps: [
            'Open the duplicate, press **More**, then **Merge into another ticket**.',
            'Enter the number of the other ticket and press **Merge**.',
          ],
          after: 'The person who reported it and its followers will follow the other ticket and be notified.',
        },
        {
          id: 'for-somebody',
          title: 'Report for someone else',
          steps: [
            'Press **Report a problem** and fill it in.',
            'Under **For managers**, enter their name with a phone number or email.',
          ],
          after: 'People without an account get replies by email.',
        },
        {
          id: 'targets',
          title: 'Set hours, targets and limits',
          steps: [
            'Open [Maintenance](/settings/maintenance) in the building settings.',
            'Set **Office hours**, **Closed days**, how soon a first reply and a resolution are due, the **Approval limit in dollars** for work orders, and the **Number to call first**.',
            'Press **Save changes**.',
          ],
        },
      ],
    },
  ],
  beside: ['work-orders', 'vendors', 'assets'],
}
export default topic
