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
            'You’ll see your stall, its term and its place on the level’s map.',
          ],
          after:
            'If your stall has a monthly fee, you’ll see it here, and which unit’s account it’s charged to. Owners find the charges under **Fees**.',
          wrong: [['Your unit has no stall.', 'You can join the waitlist for one, or borrow one from a neighbour.']],
        },
        {
          id: 'lend',
          title: 'Lend your stall while you are away',
          steps: [
            'Under **My stalls**, press **Lend to a neighbour**.',
            'Choose the days. Leave **To unit** empty to offer it to any neighbour, first come, first served.',
            'Press **Lend stall**.',
          ],
          after:
            'Both of you can see the loan and end it with **End lending**. It ends automatically when your own term does.',
        },
        {
          id: 'borrow',
          title: 'Borrow a neighbour’s stall',
          steps: ['Under **My stalls**, go to **Available from neighbours** and press **Borrow**.'],
          wrong: [['It’s no longer listed.', 'Someone else took it first. The list shows what’s still available.']],
        },
        {
          id: 'line',
          title: 'Join the waitlist for a stall',
          steps: [
            'Under **My stalls**, press **Join the waitlist** and choose if it must be accessible, have EV charging or be on a certain level.',
            'We’ll let you know when one is held for you. Press **Accept** or **Decline**.',
          ],
          after: 'Stalls are offered in the order people joined. If you decline one, you keep your place.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'add',
          title: 'Add the parkade’s stalls',
          steps: [
            'Open [Parking management](/parking-management) and press **Add a stall**, or **Import** to add them from a file.',
            'Enter its level, number and **Legal designation**, as shown on the strata plan.',
            'Under **Map**, press **Edit map** and drag each stall into place. Every move is saved right away.',
          ],
          wrong: [
            [
              'The import shows errors.',
              '**Nothing imported yet**: fix these rows in the file and choose it again. Rows are imported all together or not at all.',
            ],
          ],
        },
        {
          id: 'give',
          title: 'Assign a stall to a unit',
          steps: [
            'Open the stall in the list or on the map and press **Assign to a unit**.',
            'Choose the unit, basis and days. A fee needs the bylaw or ratified rule that allows it: choose it **From the register**, or name it.',
            'Press **Assign stall**.',
          ],
          after:
            'The fee is recorded. To charge it to the owners’ account on the first of each month, turn on **Charge stall rents** under [Funds](/fees/books), **Automatic charges**. A part month isn’t charged.',
          wrong: [
            [
              'The last day is refused.',
              'In British Columbia, common property is assigned for up to a year at a time, or five years for a stall with EV charging (Strata Property Act, s. 76; Strata Property Regulation, s. 5.101). You can renew it then.',
            ],
            [
              'The stall is already assigned on those days.',
              'A stall can have only one assignment at a time. End the other one first, or start the day after it ends.',
            ],
          ],
        },
        {
          id: 'offer',
          title: 'Offer a free stall to the waitlist',
          steps: ['Open the stall and press **Offer to the next in line**.', 'Set the terms and **Days to respond**.'],
          after:
            'It’s held for the first unit on the waitlist whose preferences match. If they don’t respond, it goes to the next unit.',
        },
        {
          id: 'renew',
          title: 'Renew or end a term',
          steps: [
            'The list marks terms **Ending soon**; you’ll be notified 30 days before.',
            'Open the stall and press **Renew** for the next term, or **End** with a reason.',
          ],
          after:
            'Rent that was already charged stays on the unit’s account. To correct it, use **Cancel charge** there.',
        },
      ],
    },
  ],
  beside: ['visitor-parking', 'units'],
}
export default topic
