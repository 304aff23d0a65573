import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'general',
          title: 'Change name, address and clocks',
          steps: [
            'Open [Building Settings](/settings), **General**, and press **Save changes** below what you changed.',
          ],
          after:
            'Each part is saved by itself. The province decides which law holds, and the **Time zone** by which clocks days are counted.',
          wrong: [
            [
              '**Someone else just changed this**',
              'Their version is shown beside yours. Save yours over it, or take theirs.',
            ],
          ],
        },
        {
          id: 'features',
          title: 'Switch a feature on or off',
          steps: ['Under **Features** switch announcements, maintenance, parking or the forum, and save.'],
          after:
            'What is off is gone at once for everybody, and nothing of it is deleted: switched on again, all is there.',
        },
        {
          id: 'permissions',
          title: 'Say who may manage what',
          steps: [
            'Under **Permissions** choose for each area whether council and management may manage it.',
            'The areas are **Notices**, **Tickets**, **Parking**, **Amenities**, **Forum** and **Billing**.',
          ],
          after: 'Screens and buttons follow at once, for whoever has them open too.',
          wrong: [
            [
              'You cannot take an area from everybody.',
              'Then only platform staff could manage it. Leave it to at least one.',
            ],
          ],
        },
        {
          id: 'roles',
          title: 'What each role may do',
          says: [
            'Owners and tenants see what is theirs and what the building shows to everybody. Members have the rights of a resident without a unit. Visitors see contacts and their own passes.',
            'Council members vote and, where permissions say so, manage. Management manages, and neither votes nor reads council’s proposals.',
          ],
        },
        {
          id: 'council',
          title: 'Appoint the council',
          steps: [
            'Open [Council](/settings/council) and press **Appoint somebody**.',
            'Choose who, the **Offices**, and the **First day** and **Last day** of the term. Press **Appoint**.',
            'To end a term press **End term**.',
          ],
          after: 'What they may do follows the term by itself: it begins on its first day and ends after its last.',
        },
        {
          id: 'branding',
          title: 'Give the building its colours and logo',
          steps: [
            'Open [Branding](/settings/branding), choose two colours, a logo and an icon.',
            'Look at the **Preview** in light and dark, and press **Save branding**.',
          ],
          after: 'Text stays readable whatever you pick; it is moved towards black or white where it has to be.',
        },
        {
          id: 'more',
          title: 'Office hours, quiet hours and the fiscal year',
          steps: [
            'In [Building Settings](/settings) fill in **Office hours**, **Quiet hours**, **Privacy officer** and **Fiscal year**.',
          ],
          after:
            'Residents see on the dashboard when somebody is in the office. Mail and push that can wait does so in quiet hours.',
        },
      ],
    },
  ],
  beside: ['invitations', 'history', 'maintenance'],
}
export default topic
