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
            'At [Administration](/admin) press **Create a building** and go through its steps. Nothing is written before the last one.',
            'Type the email of the first manager, or leave it for later by **Invite a manager** on the building’s page.',
          ],
        },
        {
          id: 'enter',
          title: 'Go to work in a building',
          steps: ['Open the building and press **Enter the building**. Say **Why do you enter?**.'],
          after:
            'Its managers read that you came, why, and what you looked at. A banner says where you are, and leads out.',
        },
        {
          id: 'person',
          title: 'Help somebody who cannot sign in',
          steps: [
            'Open **People** and search by name, email or phone; what you search for is kept.',
            'Choose **Mail a password link**, **Mail the confirmation again**, **Sign out everywhere** or **Remove the second step**, with the reason.',
          ],
          after: 'They are told by mail. Be sure that it is they who ask before you remove a second step.',
        },
        {
          id: 'enquiries',
          title: 'Answer an enquiry',
          steps: [
            'Open **Enquiries** and one of them.',
            'Write **Your answer** and press **Send the answer**, or keep a note for your colleagues.',
            'Press **Close the enquiry** when it is settled.',
          ],
          wrong: [
            [
              '**Looks like spam**',
              'Nobody was told of it. If it is real, press **This is no spam**; then writer and sales are.',
            ],
          ],
        },
        {
          id: 'mail',
          title: 'See why a mail did not arrive',
          steps: [
            'Open **Mail**, look at **Failed** and the reason, and press **Send again**.',
            'Whose mail it is you see only after **Show whose it is**, with a reason.',
          ],
        },
        {
          id: 'suspend',
          title: 'Suspend a building',
          steps: ['Open the building, press **Suspend the building**, and give the reason.'],
          after: 'Nobody but staff can open it, and its mail rests. Nothing of it is lost.',
        },
      ],
    },
  ],
  beside: ['settings', 'history', 'invitations'],
}
export default topic
