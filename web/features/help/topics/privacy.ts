import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'share',
          title: 'Choose what neighbours see of you',
          steps: [
            'Open [My Profile](/my-profile) and go to **What neighbours see**.',
            'Switch on **List me** if neighbours may find your name, your units and your picture.',
            'Then, if you like, **Show my email** and **Show my phone**.',
          ],
          after:
            'It holds at once, and you can take each choice back at any time. Without your word neighbours see nothing of you. What you wrote in the forum stands under your name all the same.',
          wrong: [
            [
              '**Your building keeps you hidden**',
              'Somebody who manages it protects you from being found, for your safety. Only they can end that.',
            ],
          ],
        },
        {
          id: 'building',
          title: 'See what your building keeps about you',
          steps: [
            'Open [My Profile](/my-profile): **My units**, **My vehicles** and **How my building reaches me** show what the roster holds.',
            'Press **Change how I am reached** to put your mailing address, your emergency contact and your word on legal notices by email right.',
            'Names and days of the roster are put right by those who manage the building; ask them.',
          ],
        },
        {
          id: 'who',
          title: 'Who sees what',
          says: [
            'Those who manage the building see what stands on the roster: names, units, how to reach you, vehicles and fobs. Neighbours see what you share, council members see council matters, and nobody sees another building.',
            'Plates of visitors are erased some weeks after the visit. Who changed something of you stands in the history, which those who manage the building read.',
            'When somebody of the platform goes to work in your building, they have to say why, and it stands in the history too.',
          ],
        },
        {
          id: 'copy',
          title: 'Ask for a copy, a correction or an end',
          says: [
            'Ask the privacy officer of your building, who is named on the dashboard where there is one, or whoever manages it. The building decides what it has to keep, because the law makes it keep some of it.',
            'About your account with us, write to us. What we keep and for how long stands in the [privacy policy](/privacy). A screen of your own for this, [Privacy Settings](/privacy-settings), is still to come.',
          ],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'protect',
          title: 'Hide somebody from all neighbours',
          steps: [
            'Open the person from the [unit directory](/unit-directory).',
            'At **What neighbours see** switch on **Protected: hide from all neighbours**.',
          ],
          after:
            'No neighbour finds them any more, whatever they chose before. Use it for somebody who is threatened or asks for it. **End the protection** gives them their own choice back.',
        },
        {
          id: 'officer',
          title: 'Name the privacy officer',
          steps: [
            'Open [Building Settings](/settings) and go to **Privacy officer**.',
            'Fill in name, email and phone, and press **Save changes**.',
          ],
          after: 'Everybody in the building sees on the dashboard whom to ask.',
        },
      ],
    },
  ],
  beside: ['directory', 'signing-in', 'history'],
}
export default topic
