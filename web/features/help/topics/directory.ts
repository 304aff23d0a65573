import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'find',
          title: 'Find a neighbour',
          steps: [
            'Open **Unit Directory** on the dashboard.',
            'Type a unit or a name into **Search by unit or neighbour**, or choose a floor.',
            'Press a name to see what they share.',
          ],
          wrong: [
            [
              'Somebody is not in the list.',
              'People stand there only if they chose to. Your manager can pass a message on.',
            ],
          ],
        },
        {
          id: 'myself',
          title: 'Decide what stands there about you',
          steps: [
            'Press **Choose what they see of you**.',
            'Switch on what you like; [privacy](/help/privacy#share) says what each choice does.',
          ],
        },
        {
          id: 'own-unit',
          title: 'See your own unit',
          steps: ['At the top of the directory press your unit under **Your unit**.'],
          after:
            'It shows what the building has of it: people, stalls and lockers, vehicles, fobs, pets, insurance and what alterations were agreed.',
          wrong: [
            [
              'Something there is wrong.',
              'Vehicles and how you are reached you change in [My Profile](/my-profile); the rest is put right by those who manage the building.',
            ],
          ],
        },
        {
          id: 'print',
          title: 'Print the list',
          steps: ['Press **Print**. It holds what you may see, and nothing more.'],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'search',
          title: 'Find a unit by anything',
          steps: [
            'Open [Unit Directory](/unit-directory) and type into **Search the directory**: a name, an email address, a plate, a stall, a locker or the number of a fob.',
            'Switch between **List** and **Façade**, and narrow it by floor, type and who lives there.',
          ],
        },
        {
          id: 'person',
          title: 'See why somebody cannot get in',
          steps: [
            'Open the person and look at **Can they sign in?**. It says what stands in the way.',
            'Do what it offers, such as **Send an invitation** or adding an email address.',
          ],
        },
        {
          id: 'end-access',
          title: 'End somebody’s access',
          steps: ['Open the person, press **End access**, and give the reason for the history.'],
          after:
            'They see nothing of the building from then on. Whoever sells or moves out loses it by itself: record the [sale or move](/help/units#move-out) instead.',
        },
        {
          id: 'export',
          title: 'Take the list along',
          steps: ['Press **Export (CSV)** and choose **This list, to read** or **The roster, to import again**.'],
          after: 'Who took it stands in the history.',
        },
      ],
    },
  ],
  beside: ['privacy', 'units', 'invitations'],
}
export default topic
