import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'book',
          title: 'Book the party room, guest suite or elevator',
          steps: [
            'Open **Book Resources** on the dashboard.',
            'Go to the day by **Day**, **Week** or **Month**, and press a free time of the room.',
            'Read what it costs and what the house rules say. Fill in how many you are where it is asked.',
            'Press **Book …**. Where somebody approves it first, the button says **Ask for …**.',
          ],
          after:
            'It stands under **My bookings**, and you are reminded a day before. Fee and deposit are settled with the desk; nothing is charged here.',
          wrong: [
            [
              '“You have used 2 of 2 bookings …”',
              'Your unit has had its share. The sentence ends with the day from which you can book again, and **It can start from** offers it.',
            ],
            [
              '“This time is taken”',
              'Somebody was quicker. Press **Join the waitlist** where there is one, or choose another time.',
            ],
            [
              '**A draw decides who has it**',
              'Many want that date. Press **Take part in the draw**; on its day lots are drawn, and you are told.',
            ],
            [
              '**You have no unit here that could book**',
              'Bookings are made for a unit. Ask the desk to add you to yours on the roster.',
            ],
          ],
        },
        {
          id: 'repeat',
          title: 'Book the same time on several dates',
          steps: [
            'Press **New booking** and choose what, when and for whom.',
            'Tick **Book the same again on later dates**, and say how often.',
            'Look at the dates: what cannot be booked says why and is left out.',
          ],
        },
        {
          id: 'cancel',
          title: 'Cancel a booking',
          steps: [
            'Open **My bookings** and the booking.',
            'Press **Cancel booking**. Before you confirm, it says whether you are in time.',
          ],
          after:
            'In time, nothing counts against you. Late, it counts as used in your limits, and in some buildings as not shown up. The place goes to whoever waits.',
        },
        {
          id: 'waitlist',
          title: 'Take a place that became free',
          steps: [
            'When a place is held for you, you are told by inbox and mail.',
            'Open **My bookings** and press **Take the place** before the time that is named.',
          ],
          after: 'If you do nothing, it goes to the next in line.',
        },
        {
          id: 'check-in',
          title: 'Check in at the door',
          steps: [
            'Scan the code on the sign at the door with your phone. Or open your booking and show its code to the desk.',
          ],
          wrong: [
            [
              'You forgot to check in.',
              'Where the room asks for it, you count as not shown up. After a few times it may be closed to your unit for some days; tell the desk if you were there.',
            ],
          ],
        },
        {
          id: 'calendar',
          title: 'See your bookings in your own calendar',
          steps: [
            'Open **My bookings** and go to **In your own calendar**.',
            'Press **Make a link**, then **Copy the link**, and add it to your calendar as a subscription.',
          ],
          after: 'Whoever has the link can read your bookings, so keep it to yourself. **End the link** stops it.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'today',
          title: 'Look after today’s bookings',
          steps: [
            'Open [Manage bookings](/bookings/manage). **Today** lists who comes; press **Check in** when they are there.',
            '**To approve** holds what waits for you: **Approve** or **Decline** with a reason.',
            'Afterwards **Mark as completed** or **Mark as no-show**, and **Mark deposit as returned** or **Keep the deposit**.',
          ],
        },
        {
          id: 'for-resident',
          title: 'Book for a resident',
          steps: [
            'Press **Book for a resident**.',
            'Choose what and when, the unit, and if you like the resident, who is told then.',
          ],
          after: 'The limits of the unit count as if somebody in it had booked.',
        },
        {
          id: 'amenity',
          title: 'Add something that can be booked',
          steps: [
            'At [Manage bookings](/bookings/manage) press **Add an amenity**.',
            'Say what it is, **How it is booked**, for how many, the opening hours and the house rules.',
            'Under **Sharing it fairly** set limits; a field that stays empty sets none. Under **Approval, waitlist and check-in** choose how it goes.',
            'A fee or deposit needs the bylaw or ratified rule that allows it.',
            'Press **Add amenity**, then add photos and print the **Sign for the door**.',
          ],
          after: 'Changed rules hold for new bookings. What is booked already stands by the rules of its day.',
        },
        {
          id: 'close',
          title: 'Close a room for some days',
          steps: [
            'Open the amenity, **Closures and draws**.',
            'Under **Close on days** choose the days and say why, then press **Close on these days**.',
          ],
          after: 'Nothing new is booked. What is booked already stands: cancel it yourself if it must go.',
        },
      ],
    },
  ],
  beside: ['dashboard', 'notifications', 'visitor-parking'],
}
export default topic
