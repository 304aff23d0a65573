import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'staff',
      tasks: [
        {
          id: 'create',
          title: 'Create a building',
          steps: [
            'In [Administration](/admin), press **Create a building** and go through the steps. Nothing is saved until the last one.',
            'Enter the first manager’s email, or do it later with **Invite a manager** on the building’s page.',
          ],
        },
        {
          id: 'enter',
          title: 'Work in a building',
          steps: ['Open the building, fill in **Reason for access** and press **Enter building**.'],
          after:
            'Its managers can see that you entered, why, and what you viewed. A banner shows where you are and lets you leave.',
        },
        {
          id: 'person',
          title: 'Help someone who can’t sign in',
          steps: [
            'Open **People** and search by name, email or phone. Searches are recorded.',
            'Choose **Email a password link**, **Resend confirmation**, **Sign out everywhere** or **Reset two-step sign-in**, and give a reason.',
          ],
          after: 'They’re notified by email. Make sure it’s really them before you reset two-step sign-in.',
        },
        {
          id: 'enquiries',
          title: 'Reply to an enquiry',
          steps: [
            'Open **Enquiries** and choose one.',
            'Write **Your reply** and press **Send reply**, or save a note for your colleagues.',
            'Press **Close enquiry** when it’s resolved.',
          ],
          wrong: [
            [
              '**Suspected spam**',
              'No one was notified. If it’s genuine, press **Not spam** to notify the sender and sales.',
            ],
          ],
        },
        {
          id: 'mail',
          title: 'Find out why an email didn’t arrive',
          steps: [
            'Open **Email**, check **Failed** and the reason, then press **Send again**.',
            'To see who it’s for, press **Show recipient** and give a reason.',
          ],
        },
        {
          id: 'suspend',
          title: 'Suspend a building',
          steps: ['Open the building, give a reason and press **Suspend building**.'],
          after: 'Only platform staff can open it, and its email is paused. No data is lost.',
        },
      ],
    },
  ],
  beside: ['settings', 'history', 'invitations'],
}
export default topic
