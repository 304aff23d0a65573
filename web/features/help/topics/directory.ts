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
              'Someone isn’t on the list.',
              'People are listed only if they choose to be. Your manager can pass on a message.',
            ],
          ],
        },
        {
          id: 'myself',
          title: 'Choose what it shows about you',
          steps: [
            'Press **Choose what they see about you**.',
            'Turn on what you like; [privacy](/help/privacy#share) explains each choice.',
          ],
        },
        {
          id: 'own-unit',
          title: 'See your own unit',
          steps: ['At the top of the directory, press your unit under **Your unit**.'],
          after:
            'It shows the building’s record of your unit: people, stalls and lockers, vehicles, fobs, pets, insurance and approved alterations.',
          wrong: [
            [
              'Something is wrong.',
              'Change your vehicles and contact details in [My Profile](/my-profile); your building managers correct the rest.',
            ],
          ],
        },
        {
          id: 'print',
          title: 'Print the list',
          steps: ['Press **Print**. It includes only what you can see.'],
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'search',
          title: 'Find a unit by any detail',
          steps: [
            'Open [Unit Directory](/unit-directory) and type into **Search the directory**: a name, an email address, a plate, a stall, a locker or a fob number.',
            'Switch between **List** and **Façade**, and filter by floor, type and occupancy.',
          ],
        },
        {
          id: 'person',
          title: 'See why someone can’t sign in',
          steps: [
            'Open the person and look at **Can they sign in?**. It explains what is blocking them.',
            'Use the suggested step, such as **Send an invitation** or adding an email address.',
          ],
        },
        {
          id: 'end-access',
          title: 'End someone’s access',
          steps: ['Open the person, press **End access**, and enter a reason for the history.'],
          after:
            'They lose all access to the building immediately. For someone who sells or moves out, record the [sale or move](/help/units#move-out) instead; their access ends automatically.',
        },
        {
          id: 'export',
          title: 'Export the list',
          steps: ['Press **Export (CSV)** and choose **This list (for reading)** or **The roster (for re-import)**.'],
          after: 'The history records who exported it.',
        },
      ],
    },
  ],
  beside: ['privacy', 'units', 'invitations'],
}
export default topic
