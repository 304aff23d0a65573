import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'register',
          title: 'Register a visitor’s car',
          steps: [
            'Open **Parking** and press **Register a visitor**. Somebody who was here before stands under **Here again?**.',
            'Type the **License plate** and the **Name of the visitor**.',
            'Choose how long they stay, and **Now** or **Later**.',
            'Press **Register**.',
          ],
          after:
            'It says until when the car may stand there. Nothing has to lie behind the windshield: whoever checks the lot looks the plate up.',
          wrong: [
            [
              '“You have used 8 of 8 overnights …”',
              'Your unit has had its nights for the month. The sentence ends with the day from which you can register again. Those who manage parking can allow more, with a reason.',
            ],
            [
              '“… can have at most 3 nights in a row …”',
              'The same car has stood there for several nights. It needs some nights elsewhere first, whichever unit it visits.',
            ],
            [
              'No space is free.',
              'All visitor spaces are taken at that time. Choose another time, or ask your guest to park in the street.',
            ],
            [
              'The car is a resident’s.',
              'Visitor spaces are for visitors. A car of somebody who lives here belongs in its own stall.',
            ],
          ],
        },
        {
          id: 'guest-link',
          title: 'Let your guest register themselves',
          steps: [
            'Under **Let guests register themselves** press **Make a link for guests**.',
            'Say for how many guests and days it works, and press **Make the link**.',
            'Press **Copy the link** and send it, or let your guest scan the code.',
          ],
          after:
            'Your guest types the plate on their own phone, without an account. They see your first name and the building, not your unit. **End this link** stops it.',
        },
        {
          id: 'change',
          title: 'Let them stay longer, or end a visit',
          steps: [
            'Open **Parking**, **My visitors**.',
            'Press **Stay longer**, **They have left**, or **Cancel** for a visit that has not begun.',
          ],
          after: 'A visit that ends early frees the space, and what is left of its time does not count.',
        },
        {
          id: 'violation',
          title: 'When your car, or your visitor’s, got a warning',
          steps: [
            'Open **Parking**, **Violations of my unit**. It says what is wrong, where, and what happens next.',
            'Move the car, or ask whoever manages parking. No fine is charged here.',
          ],
          after: 'After a notice on the windshield and the hours that your building set, a tow can be requested.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'all',
          title: 'See who is parked, and allow an exception',
          steps: [
            'Open [Parking](/parking), **All visitors**, and narrow the list to **Parked now** or search for a plate.',
            'To register somebody against a limit, press **Register a visitor** and give a **Reason to allow it all the same**.',
            '**Revoke** ends a pass at once, with a reason.',
          ],
        },
        {
          id: 'limits',
          title: 'Set spaces and limits',
          steps: [
            'Open [Visitor parking](/settings/parking) in the building settings.',
            'Fill in **Visitor spaces**, **Longest stay in hours**, **Overnights per unit and month** and the rest. A field that stays empty sets no limit.',
            'Name days without visitors, such as those on which the lot is cleaned, and press **Save changes**.',
          ],
        },
        {
          id: 'patrol',
          title: 'Give a patrol a link',
          steps: [
            'In the same settings go to **Links for patrols** and press **Make a link**.',
            'Say **Who patrols** and press **Make the link**. It is shown this once: send it to them.',
          ],
          after:
            'They look plates up and record violations on their phone. They see no unit and no name. **End** stops a link at once.',
        },
        {
          id: 'check',
          title: 'Check a plate yourself',
          steps: [
            'Open [Patrol](/parking/patrol), type the **License plate** and press **Check**.',
            'If nothing is registered, press **Record a violation with a photo**.',
          ],
          after: 'Without a signal it is kept on the phone and sent later, once: it says **Waiting to be sent**.',
        },
        {
          id: 'steps',
          title: 'Take a violation further',
          steps: [
            'Open it under [Parking](/parking), **Violations**.',
            'Record **Notice on the windshield** with a photo. After the hours that your building set you can **Request a tow**, with the bylaw, photos and who authorised it.',
            'Press **Close** when it is over.',
          ],
          after: 'The unit is told of each step, and does not learn who saw the car.',
        },
        {
          id: 'statistics',
          title: 'See how visitor parking is used',
          steps: ['Open [Parking](/parking), **Statistics**, and choose a month.'],
          after: '**Visitor nights by unit** and **Refused and why** tell you whether your limits fit.',
        },
      ],
    },
  ],
  beside: ['parking-stalls', 'bookings', 'privacy'],
}
export default topic
