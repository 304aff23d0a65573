import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'one',
          title: 'Invite one person',
          steps: [
            'Open [Invite users](/invite-users).',
            'Under **Invite one person** type the email, choose the role and, if it is about one, the unit.',
            'Press **Send invitation**.',
          ],
          after:
            'They get a link that works for some days and for that address alone. You see under **Invited** whether they came.',
        },
        {
          id: 'many',
          title: 'Invite everybody on the roster',
          steps: [
            'Open [Invite users](/invite-users), **Not invited**.',
            'Choose people, or all that are shown, and press **Send …**.',
            'Under **Without email** you find those whom nobody can mail. Give them the address that is shown there; they register and ask for access.',
          ],
          wrong: [
            [
              'Somebody is not in the list.',
              'They have an account here already, were invited, or are not on the roster yet. Add them there first.',
            ],
          ],
        },
        {
          id: 'again',
          title: 'Send an invitation again, or take it back',
          steps: ['Under **Invited** press **Send again** or **Revoke**.'],
          after: 'A new link takes the place of the old one. A link that is taken back stops working at once.',
        },
        {
          id: 'decide',
          title: 'Decide about somebody who asks to join',
          steps: [
            'Open [Access requests](/access-requests). Those that say **Waits for you** stand first.',
            'Compare them with **Who of the roster is it?**, and open their evidence.',
            'Under **Decide** choose **Let in**, **Ask first** or **Turn down**.',
          ],
          after:
            'They are told by mail. A question makes the request wait for their answer; whoever is turned down may ask again.',
          wrong: [
            [
              'You cannot let them in yet.',
              'They have not confirmed their email address. Only then is it certain who asks; they were mailed a link for that.',
            ],
            [
              '**The building has no such unit**',
              'They mistyped it, or the roster lacks it. Ask first, or choose the unit yourself.',
            ],
          ],
        },
        {
          id: 'code',
          title: 'Give people the code of the building',
          steps: [
            'Open [Building Settings](/settings), **Building code**.',
            'Press **Copy the link**, or print the code on a notice.',
            'If it has come into wrong hands, press **Generate a new code**.',
          ],
          after: 'The code lets nobody in by itself: people who know it ask, and you decide.',
        },
      ],
    },
    {
      reader: 'residents',
      tasks: [
        {
          id: 'asked',
          title: 'See what became of your request',
          steps: [
            'Open [Select building](/select-building) and press **Look at your request**.',
            'If they ask something, press **Answer**.',
          ],
          after: 'How to ask stands under [getting started](/help/getting-started#code).',
        },
      ],
    },
  ],
  beside: ['units', 'settings', 'getting-started'],
}
export default topic
