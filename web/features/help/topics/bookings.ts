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
            'Find the day by **Day**, **Week** or **Month**, and choose a free time.',
            'Check the cost and the house rules. Enter the number of people if asked.',
            'Press **Book …**. If the booking needs approval, the button says **Request …**.',
          ],
          after:
            'Your booking appears under **My bookings**, and we’ll remind you a day before. If a fee or deposit is charged to the unit’s account, the booking shows it; otherwise, you settle it with management.',
          wrong: [
            [
              '“You have used 2 of 2 bookings …”',
              'Your unit has reached its limit. The message ends with the first day you can book again, and **Try …** takes you there.',
            ],
            [
              '“This time is taken”',
              'Someone else booked it first. Press **Join the waitlist** if there is one, or choose another time.',
            ],
            [
              '**This date goes to a draw**',
              'It’s a popular date. Press **Enter the draw**; we’ll let you know the result after it’s held.',
            ],
            [
              '**You don’t have a unit that can book**',
              'Bookings are made for a unit. Ask management to add you to yours on the roster.',
            ],
          ],
        },
        {
          id: 'repeat',
          title: 'Book the same time on several dates',
          steps: [
            'Press **New booking** and choose the amenity, time and unit.',
            'Tick **Repeat on later dates** and choose the frequency.',
            'Check the dates: any that can’t be booked show the reason and are skipped.',
          ],
        },
        {
          id: 'cancel',
          title: 'Cancel a booking',
          steps: [
            'Open **My bookings**, then the booking.',
            'Press **Cancel booking**. Before you confirm, you’ll see if you’re cancelling in time.',
          ],
          after:
            'If you cancel in time, nothing counts against you. A late cancellation counts toward your limits and, in some buildings, as a no-show. The time goes to the next in line.',
        },
        {
          id: 'waitlist',
          title: 'Accept a waitlist offer',
          steps: [
            'When a time opens up for you, you’ll be notified in your inbox and by email.',
            'Open **My bookings** and press **Confirm** before the offer expires.',
          ],
          after: 'If you do nothing, it goes to the next in line.',
        },
        {
          id: 'check-in',
          title: 'Check in at the door',
          steps: [
            'Scan the code on the door sign with your phone, or open your booking and show its code to management.',
          ],
          wrong: [
            [
              'You forgot to check in.',
              'If the amenity requires check-in, it counts as a no-show. After a few no-shows, your unit may be suspended from booking it for some days; tell management if you were there.',
            ],
          ],
        },
        {
          id: 'calendar',
          title: 'See your bookings in your own calendar',
          steps: [
            'Open **My bookings** and go to **Calendar sync**.',
            'Press **Create a link**, then **Copy link**, and add it to your calendar as a subscription.',
          ],
          after: 'Anyone with the link can see your bookings, so keep it private. To stop it, press **Revoke link**.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'today',
          title: 'Manage today’s bookings',
          steps: [
            'Open [Manage bookings](/bookings/manage). **Today** lists the day’s bookings; press **Check in** when people arrive.',
            '**Pending approval** lists requests: press **Approve**, or **Decline** with a reason.',
            'Afterwards, press **Mark as completed** or **Mark as no-show**, then **Mark deposit as returned** or **Keep deposit**.',
          ],
          after:
            'If bookings are charged to owners’ accounts, a returned deposit becomes credit there, and a deposit you keep becomes a fee.',
        },
        {
          id: 'for-resident',
          title: 'Book for a resident',
          steps: [
            'Press **Book for a resident**.',
            'Choose the amenity, time and unit. You can also choose a resident, who will be notified.',
          ],
          after: 'The unit’s limits apply as if a resident had booked.',
        },
        {
          id: 'amenity',
          title: 'Add an amenity',
          steps: [
            'In [Manage bookings](/bookings/manage), press **Add an amenity**.',
            'Enter its name, **Booking type**, capacity, opening hours and house rules.',
            'Set limits under **Fair-use limits**; leave a field empty for no limit. Choose the rest under **Approval, waitlist and check-in**.',
            'A fee or deposit needs the bylaw or ratified rule that allows it. Choose it from [Bylaws and rules](/bylaws), or choose **Another one** and name it. You collect it yourself, unless **Automatic charges** are on in [Funds](/fees/books).',
            'Press **Add amenity**, then add photos and print the **Door sign**.',
          ],
          after: 'New rules apply to new bookings. Existing bookings keep the rules they were made under.',
        },
        {
          id: 'close',
          title: 'Close an amenity for some days',
          steps: [
            'Open the amenity and go to **Closures and draws**.',
            'Under **Add a closure**, choose the days and enter a reason, then press **Close on these days**.',
          ],
          after: 'These days can’t be booked. Existing bookings are kept; cancel them yourself if needed.',
        },
      ],
    },
  ],
  beside: ['dashboard', 'notifications', 'visitor-parking'],
}
export default topic
