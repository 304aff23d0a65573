import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'mine',
          title: 'See which stall is yours',
          steps: [
            'Open **Parking** and go to **My stalls**.',
            'The stall stands there with its term, and on the map of its level.',
          ],
          wrong: [['No stall goes with your unit.', 'You can join the line for one, or borrow one from a neighbour.']],
        },
        {
          id: 'lend',
          title: 'Lend your stall while you are away',
          steps: [
            'At **My stalls** press **Lend to a neighbour**.',
            'Choose the days. **To unit** stays empty for any neighbour: the first who takes it has it.',
            'Press **Lend the stall**.',
          ],
          after:
            'Both of you see it, and either may end it with **End lending**. It ends by itself when your own time with the stall does.',
        },
        {
          id: 'borrow',
          title: 'Borrow a neighbour’s stall',
          steps: ['At **My stalls** look at **Neighbours lend** and press **Take it**.'],
          wrong: [['It is no longer there.', 'Somebody took it before you. The list shows what is left.']],
        },
        {
          id: 'line',
          title: 'Wait in line for a stall',
          steps: [
            'At **My stalls** press **Join the line**, and say whether it must be accessible, with charging, or on a level.',
            'When one is held for you, you are told. Press **Take the stall** or **Let it go**.',
          ],
          after: 'Stalls are offered in the order in which people joined. If you let one go, you keep your place.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'add',
          title: 'Write down the stalls of the garage',
          steps: [
            'Open [Parking management](/parking-management) and press **Add a stall**; or **Import** to read them from a file.',
            'Say its level, its number and **What it is in law**, as the strata plan says it.',
            'Under **Map** press **Draw the map** and drag each stall to its place. Every move is saved at once.',
          ],
          wrong: [
            [
              'The import shows rows in red.',
              '**Nothing is imported yet**: mend these rows in the file and choose it again. It is all of it or nothing.',
            ],
          ],
        },
        {
          id: 'give',
          title: 'Give a stall to a unit',
          steps: [
            'Open the stall in the list or on the map and press **Give it to a unit**.',
            'Choose unit, ground and days. A fee needs the bylaw or ratified rule that allows it; it is written down, not charged.',
            'Press **Give the stall**.',
          ],
          wrong: [
            [
              'The last day is refused.',
              'In British Columbia common property is given for a year at a time, and a stall with charging for five (Strata Property Act, s. 76; Strata Property Regulation, s. 5.101). Renew it then.',
            ],
            [
              'The stall has a holder on those days.',
              'No stall has two at a time. End the other assignment first, or begin the day after.',
            ],
          ],
        },
        {
          id: 'offer',
          title: 'Offer a free stall to the line',
          steps: ['Open the stall and press **Offer to the next in line**.', 'Set the terms and **Days to answer**.'],
          after:
            'The first whose wishes it meets is asked, and it is held for them. Without an answer it goes to the next one.',
        },
        {
          id: 'renew',
          title: 'Renew or end a term',
          steps: [
            'The list marks what **Ends soon**; you are told 30 days before.',
            'Open the stall and press **Renew** for the next term, or **End** with a reason.',
          ],
        },
      ],
    },
  ],
  beside: ['visitor-parking', 'units'],
}
export default topic
