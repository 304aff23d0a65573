import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'general',
          title: 'Change the name, address and time zone',
          steps: [
            'Open [Building Settings](/settings), go to **General**, make your changes and press **Save changes**.',
          ],
          after:
            'Each section is saved separately. The province determines which law applies, and the **Time zone** determines how days are counted.',
          wrong: [
            [
              '**Someone else just changed this**',
              'Their version is shown beside yours. Save yours over it, or take theirs.',
            ],
          ],
        },
        {
          id: 'features',
          title: 'Turn a feature on or off',
          steps: ['Under **Features**, turn announcements, maintenance, parking or the forum on or off, and save.'],
          after:
            'Turning a feature off hides it for everyone immediately. Nothing is deleted, so you can turn it back on any time.',
        },
        {
          id: 'permissions',
          title: 'Set permissions',
          steps: [
            'Under **Permissions**, choose which areas council and management can manage.',
            'The areas are **Notices**, **Tickets**, **Parking**, **Amenities**, **Forum** and **Billing**.',
          ],
          after: 'Changes apply immediately, even on screens that are already open.',
          wrong: [
            [
              'An area isn’t assigned to anyone.',
              'Then only platform staff can manage it. Assign it to council or management.',
            ],
          ],
        },
        {
          id: 'roles',
          title: 'Roles',
          says: [
            'Owners and tenants see their own records and everything shared with all residents. Members have a resident’s rights without a unit. Visitors see contacts and their own passes.',
            'Council members vote and, where permissions allow, manage. Management manages, but doesn’t vote or see council’s proposals.',
          ],
        },
        {
          id: 'council',
          title: 'Appoint the council',
          steps: [
            'Open [Council](/settings/council) and press **Appoint someone**.',
            'Choose who, the **Offices**, and the **First day** and **Last day** of the term. Press **Appoint**.',
            'To end a term press **End term**.',
          ],
          after: 'Their permissions follow the term automatically: they start on its first day and end after its last.',
        },
        {
          id: 'treasurer',
          title: 'Let the treasurer keep the books',
          steps: [
            'Under **Treasurer**, check who holds the office. If no one does, give it to someone under **View terms and offices**.',
            'Turn on **Our treasurer keeps the books**, and save.',
          ],
          after:
            'The treasurer then handles [fees](/fees/receivables), payments and the bank while their term runs, and still votes. If they cancel, write off, refund or transfer money on their own account, record a payment for it, or post a deposit to it from a bank file, the other council members are notified.',
          wrong: [
            [
              '**Your building has a manager, so only management can turn this on.**',
              'Ask your manager to turn it on. Council can turn it off at any time.',
            ],
          ],
        },
        {
          id: 'branding',
          title: 'Set the building’s colours and logo',
          steps: [
            'Open [Branding](/settings/branding), choose two colours, a logo and an icon.',
            'Check the **Preview** in light and dark, and press **Save branding**.',
          ],
          after: 'Text stays readable with any colour: it’s made lighter or darker where needed.',
        },
        {
          id: 'more',
          title: 'Office hours, quiet hours and the fiscal year',
          steps: [
            'In [Building Settings](/settings) fill in **Office hours**, **Quiet hours**, **Privacy officer** and **Fiscal year**.',
          ],
          after:
            'Residents see on the dashboard when the office is open. Non-urgent email and push notifications wait until quiet hours end.',
        },
      ],
    },
  ],
  beside: ['invitations', 'history', 'maintenance'],
}
export default topic
