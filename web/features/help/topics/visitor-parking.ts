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
            'Open **Parking** and press **Register a visitor**. Returning visitors are listed under **Recent visitors**.',
            'Enter the **Licence plate** and **Visitor name**.',
            'Choose the **Duration**, and **Now** or **Later**.',
            'Press **Register**.',
          ],
          after:
            'You’ll see how long the car can stay. Nothing needs to be displayed in the car; patrols look up the plate.',
          wrong: [
            [
              '“You have used 8 of 8 overnights …”',
              'Your unit has used its overnights for the month. The message ends with the first day you can register again. People who manage parking can allow exceptions, with a reason.',
            ],
            [
              '“… can have at most 3 nights in a row …”',
              'The same car has been here several nights in a row. It has to park elsewhere for some nights first, no matter which unit it visits.',
            ],
            [
              'No space is free.',
              'All visitor spaces are taken at that time. Choose another time, or ask your guest to park on the street.',
            ],
            ['The car is a resident’s.', 'Visitor spaces are for visitors. Residents’ cars must use their own stalls.'],
          ],
        },
        {
          id: 'guest-link',
          title: 'Let your guest register themselves',
          steps: [
            'Under **Let guests register themselves**, press **Create a guest link**.',
            'Choose the number of guests and days, and press **Create link**.',
            'Press **Copy link** and send it, or let your guest scan the code.',
          ],
          after:
            'Your guest enters their plate on their own phone, without an account. They see your first name and the building, not your unit. To stop the link, press **Revoke link**.',
        },
        {
          id: 'change',
          title: 'Extend or end a visit',
          steps: [
            'Open **Parking**, **My visitors**.',
            'Press **Extend visit** or **End visit**, or **Cancel** for a visit that hasn’t started.',
          ],
          after: 'Ending a visit early frees the space, and the unused time doesn’t count.',
        },
        {
          id: 'violation',
          title: 'If you or your visitor gets a parking warning',
          steps: [
            'Open **Parking**, **My unit’s violations**, to see the problem, the location and the next steps.',
            'Move the car, or contact management. A parking warning isn’t a fine: before anyone is fined, they get a letter and time to answer.',
          ],
          after:
            'A tow can be requested after a notice is left on the windshield and your building’s waiting period has passed.',
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
            'Open [Parking](/parking), **All visitors**, and filter by **Parked now** or search for a plate.',
            'To register someone despite a limit, press **Register a visitor** and enter a **Reason for the exception**.',
            '**Revoke** ends a pass immediately, with a reason.',
          ],
        },
        {
          id: 'limits',
          title: 'Set spaces and limits',
          steps: [
            'Open [Visitor parking](/settings/parking) in the building settings.',
            'Fill in **Visitor spaces**, **Maximum stay in hours**, **Overnights per unit per month** and the rest. Leave a field empty for no limit.',
            'Add days without visitor parking, such as when the lot is being cleaned, and press **Save changes**.',
          ],
        },
        {
          id: 'patrol',
          title: 'Give a patrol a link',
          steps: [
            'In the same settings, go to **Patrol links** and press **Create a link**.',
            'Enter the **Patrol name** and press **Create link**. It’s shown only once, so send it to them right away.',
          ],
          after:
            'They can look up plates and record violations on their phone. They don’t see units or names. **Revoke** stops a link immediately.',
        },
        {
          id: 'check',
          title: 'Check a plate yourself',
          steps: [
            'Open [Patrol](/parking/patrol), enter the **Licence plate** and press **Check**.',
            'If it isn’t registered, press **Record a violation with a photo**.',
          ],
          after: 'Without a signal, it’s saved on the phone and sent later, shown as **Waiting to send**.',
        },
        {
          id: 'steps',
          title: 'Escalate or close a violation',
          steps: [
            'Open it under [Parking](/parking), **Violations**.',
            'Press **Record notice on windshield** and add a photo. After your building’s waiting period, you can **Request a tow** with the bylaw, photos and the name of the person who authorized it.',
            'Press **Close** when it’s resolved.',
            'If the car keeps parking where it shouldn’t, press **Open the bylaw case**. A fine follows the steps of [Bylaw violations](/building-violations).',
          ],
          after: 'The unit is notified of each step, but not who saw the car.',
        },
        {
          id: 'statistics',
          title: 'See how visitor parking is used',
          steps: ['Open [Parking](/parking), **Statistics**, and choose a month.'],
          after: '**Visitor nights by unit** and **Refusals by reason** show if your limits fit.',
        },
      ],
    },
  ],
  beside: ['parking-stalls', 'bookings', 'privacy'],
}
export default topic
