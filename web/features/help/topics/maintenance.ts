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
            'Choose **What is it about?** and **Where is it?**: in your unit, on the common property, or a part that only your unit uses, such as a balcony.',
            'Say **In a few words** what is wrong, and add photos if they help.',
            'Under **Coming in** say whether somebody may come in while nobody is at home, when it suits, and which animals there are. You can leave it open.',
            'Press **Send report**.',
          ],
          after: 'It gets a number. You are told of every step, and can write to the desk on its page at any time.',
          wrong: [
            [
              '**Is it one of these?**',
              'Somebody has reported the same on the common property. Press **Follow it instead**; then you are told as well, and it is looked after once.',
            ],
            [
              'You have no unit to choose.',
              'The roster does not name you yet. Report it for the common property, or ask the desk to add you.',
            ],
          ],
        },
        {
          id: 'emergency',
          title: 'Report an emergency',
          steps: [
            'Danger to life, or fire? Call 911 first.',
            'Water is running, or somebody cannot get out? In the report tick **It is an emergency**. It shows the number to call.',
            'Call, then send the report, so that the desk knows.',
          ],
        },
        {
          id: 'follow',
          title: 'See what becomes of it',
          steps: [
            'Open **Maintenance**: **Current** shows what is under way, **Past** what is over.',
            'Open a ticket. **Next step** says in a sentence where it stands.',
            'If the desk asks something, write under **Your answer** and press **Send message**.',
          ],
          after:
            'When a vendor has to come in, pick the time that suits at **Which time suits?**, or press **None of the times suits**.',
        },
        {
          id: 'fixed',
          title: 'Say whether it is fixed, and how it was',
          steps: [
            'When a ticket is resolved, look at **Is it fixed?** and choose **It is fixed** or **It is not fixed**.',
            'Under **How was it?** give it stars and press **Send rating**.',
          ],
          after:
            'One or two stars open it again. If you say nothing, it closes by itself, usually after 14 days; until then you can open it again.',
        },
        {
          id: 'withdraw',
          title: 'Take a report back',
          steps: ['Open your ticket and press **Withdraw the report**.'],
          after: 'Nobody comes then. You can report it anew at any time.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'desk',
          title: 'Work through what is open',
          steps: [
            'Open [Maintenance](/tickets). What is due first stands on top; **Overdue** is marked.',
            'Switch between **Table**, **Board**, **By unit**, **By vendor** and **Figures**.',
            'Narrow the table, and keep that under **Save this filter**; one filter can be what the desk opens with.',
          ],
        },
        {
          id: 'assign',
          title: 'Give a ticket to somebody',
          steps: [
            'Open the ticket and press **Assign**. Choose a person of the desk, a vendor, or both.',
            'For many at once tick them in the column **Choose** of the table, and press **Assign …**.',
          ],
          wrong: [
            [
              'The vendor’s papers are missing or over.',
              'You are warned. Tick **Assign despite this** if you mean it; the history keeps that you did.',
            ],
            [
              '**Someone else just changed this**',
              'Two people took a step at the same moment. You see how the ticket stands now; decide anew.',
            ],
          ],
        },
        {
          id: 'steps',
          title: 'Hold, resolve or decline',
          says: [
            'On hold needs **What it waits for**, and may have a day on which it goes on by itself. Nothing is late meanwhile.',
            'Mark as resolved when the work is done. Whoever reported it is asked whether it is.',
            'Declining needs a reason, which they read.',
          ],
        },
        {
          id: 'notes',
          title: 'Write so that only the desk reads it',
          steps: ['On the ticket’s page go to **Internal notes**.', 'Write it and press **Keep note**.'],
          after:
            'What you write at **Write a message** goes to whoever reported it and to all who follow. A note never does, not by mail either.',
        },
        {
          id: 'merge',
          title: 'Make two reports of the same thing one',
          steps: [
            'Open the one that is to end, press **More** and **Merge into another ticket**.',
            'Type the number of the other one and press **Merge**.',
          ],
          after: 'Whoever reported or follows it follows the other one from then on, and is told.',
        },
        {
          id: 'for-somebody',
          title: 'Report for somebody who called',
          steps: [
            'Press **Report a problem** and fill it in.',
            'Under **For the desk** write down who it is, with phone or email.',
          ],
          after: 'Without an account they are answered by mail.',
        },
        {
          id: 'targets',
          title: 'Set hours, targets and limits',
          steps: [
            'Open [Maintenance](/settings/maintenance) in the building settings.',
            'Set **Office hours**, **Closed days**, how soon a first answer and a solution are due, the **Approval limit in dollars** for work orders, and the **Number to call first**.',
            'Press **Save changes**.',
          ],
        },
      ],
    },
  ],
  beside: ['work-orders', 'vendors', 'assets'],
}
export default topic
