import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'share',
          title: 'Choose what neighbours can see',
          steps: [
            'Open [My Profile](/my-profile) and go to **Visible to neighbours**.',
            'Turn on **List me** to let neighbours find your name, units and photo.',
            'Then, if you like, **Show my email** and **Show my phone**.',
          ],
          after:
            'Changes apply immediately, and you can change your mind any time. Without your consent, neighbours see nothing about you. Your forum posts still show your name.',
          wrong: [
            [
              '**Your building is keeping you hidden**',
              'A manager has hidden you from neighbours for your safety. Only they can change that.',
            ],
          ],
        },
        {
          id: 'building',
          title: 'See what your building has on record about you',
          steps: [
            'Open [My Profile](/my-profile): **My units**, **My vehicles** and **My contact details** show what’s on the roster.',
            'Press **Edit contact details** to correct your mailing address, emergency contact and consent to legal notices by email.',
            'To correct names or dates on the roster, ask your building’s managers.',
          ],
        },
        {
          id: 'who',
          title: 'See who can view your information',
          says: [
            'Building managers see the roster: names, units, contact details, vehicles and fobs. Neighbours see what you share, council members see council matters, and no one sees another building.',
            'Visitors’ plates are erased some weeks after the visit. Changes to your records are kept in the history, which building managers can read.',
            'When platform staff enter your building, they must give a reason, which is also recorded in the history.',
          ],
        },
        {
          id: 'copy',
          title: 'Request a copy, correction or deletion',
          says: [
            'Ask your building’s privacy officer, if one is named on the dashboard, or its managers. The building decides what to keep, because the law requires it to keep some records.',
            'For your Parapet account, contact us. The [privacy policy](/privacy) explains what we keep and for how long. A screen for this, [Privacy Settings](/privacy-settings), is coming.',
          ],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'protect',
          title: 'Hide someone from all neighbours',
          steps: [
            'Open the person from the [unit directory](/unit-directory).',
            'Under **Visible to neighbours**, turn on **Protected: hide from all neighbours**.',
          ],
          after:
            'Neighbours can no longer find them, regardless of their own settings. Use this for someone who is at risk or asks for it. **End protection** restores their own choices.',
        },
        {
          id: 'officer',
          title: 'Set the privacy officer',
          steps: [
            'Open [Building Settings](/settings) and go to **Privacy officer**.',
            'Enter a name, email and phone, and press **Save changes**.',
          ],
          after: 'Everyone in the building sees the contact on the dashboard.',
        },
      ],
    },
  ],
  beside: ['directory', 'signing-in', 'history'],
}
export default topic
