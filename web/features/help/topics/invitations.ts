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
            'Under **Invite one person**, enter the email, choose the role and, if needed, the unit.',
            'Press **Send invitation**.',
          ],
          after:
            'They get a personal link that works for a few days, for that address only. Check under **Invited** to see if they accepted.',
        },
        {
          id: 'many',
          title: 'Invite everyone on the roster',
          steps: [
            'Open [Invite users](/invite-users) and go to **Not invited**.',
            'Choose people, or everyone shown, and press **Send …**.',
            '**Without email** lists people we can’t email. Give them the link shown there, so they can register and request access.',
          ],
          wrong: [
            [
              'Someone isn’t on the list.',
              'They already have an account here, have been invited, or aren’t on the roster yet. Add them to the roster first.',
            ],
          ],
        },
        {
          id: 'again',
          title: 'Resend or revoke an invitation',
          steps: ['Under **Invited**, press **Resend** or **Revoke**.'],
          after: 'A new link replaces the old one. A revoked link stops working right away.',
        },
        {
          id: 'decide',
          title: 'Respond to an access request',
          steps: [
            'Open [Access requests](/access-requests). Requests marked **Waiting for you** come first.',
            'Compare them under **Match to the roster**, and open their evidence.',
            'Under **Decision**, choose **Approve**, **Ask a question** or **Decline**.',
          ],
          after:
            'They get an email. If you ask a question, the request waits for their reply. People who are declined can request access again.',
          wrong: [
            [
              'I can’t approve them yet.',
              'They haven’t confirmed their email address, so you can’t be sure who is asking. We’ve emailed them a link to confirm it.',
            ],
            [
              '**No such unit in this building**',
              'They mistyped it, or it isn’t on the roster. Ask them, or choose the unit yourself.',
            ],
          ],
        },
        {
          id: 'code',
          title: 'Share the building code',
          steps: [
            'Open [Building Settings](/settings) and go to **Building code**.',
            'Press **Copy link**, or print the code on a notice.',
            'If it fell into the wrong hands, press **Generate a new code**.',
          ],
          after: 'The code alone doesn’t give anyone access: people who have it request access, and you decide.',
        },
      ],
    },
    {
      reader: 'residents',
      tasks: [
        {
          id: 'asked',
          title: 'Check the status of your request',
          steps: [
            'Open [Select building](/select-building) and press **View your request**.',
            'If they’ve asked a question, press **Reply**.',
          ],
          after: 'To make a request, see [getting started](/help/getting-started#code).',
        },
      ],
    },
  ],
  beside: ['units', 'settings', 'getting-started'],
}
export default topic
