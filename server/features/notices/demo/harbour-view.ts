import type { DayAfter, DemoNotice } from './notice.ts'

const council = ['council', 'priya.raman', 'gordon.leung', 'helene.fontaine']
const everyone = [...council, 'owner', 'tenant', 'member']

const moves = (day: DayAfter, until: string) => `
<p>From ${day(14)} these rules apply to every move, whether you own or rent:</p>
<ul>
<li>Book the elevator at least <strong>seven days</strong> ahead. Moves run from 9 a.m. to ${until}, Monday to Saturday.</li>
<li>The elevator pads stay up for the whole move. The caretaker hangs them and takes them down.</li>
<li>Boxes and furniture go through the loading bay, never through the lobby.</li>
</ul>
<p>The full rules are attached. Please keep a copy for your tenants.</p>`

/** Half a year of notices in Harbour View, oldest first. */
export const harbourNotices: readonly DemoNotice[] = [
  {
    daysAgo: 186,
    time: '10:05',
    by: 'manager',
    title: 'Welcome to Parapet',
    priority: 'low',
    content: () => `
<p>From today the building's notices, bookings and repair requests live here instead of on the board by the mailboxes.</p>
<p>You will get a mail when there is something new. If a neighbour has no email, please tell them that we still slip
important notices under the door.</p>`,
    readers: everyone,
  },
  {
    daysAgo: 152,
    time: '09:30',
    by: 'council',
    title: 'Food scraps: the green bins have moved',
    priority: 'low',
    content: () => `
<p>The green bins now stand on P1 beside the bicycle room, where they are easier to wash. Please tie the paper liners,
and no plastic bags, not even the ones that say they are compostable.</p>`,
    readers: ['owner', 'tenant', 'council', 'gordon.leung'],
  },
  {
    daysAgo: 133,
    time: '19:42',
    by: 'manager',
    type: 'emergency',
    priority: 'urgent',
    title: 'Gas smell on P2: please stay out of the parkade',
    content: () => `
<p><strong>A gas smell was reported on P2 at 7:25 p.m.</strong> FortisBC is on its way. Until we write again:</p>
<ul><li>Do not enter the parkade, and do not start a car.</li><li>The elevators stop at the lobby.</li>
<li>If you smell gas in your home, leave and call 911 from outside.</li></ul>`,
    lastsDays: 1,
    readers: everyone,
    correction: {
      daysAgo: 133,
      note: 'All clear at 9:10 p.m.',
      content: () => `
<p><strong>All clear at 9:10 p.m.</strong> FortisBC found a leaking valve on a barbecue tank in a locker and took it away.
The parkade and the elevators are open again. Gas tanks may not be kept in lockers; thank you to whoever called it in.</p>`,
    },
  },
  {
    daysAgo: 96,
    time: '11:15',
    by: 'council',
    type: 'event',
    title: 'Courtyard barbecue',
    content: (day) => `
<p>Come down on ${day(12)} from 4 to 8 p.m. Council brings the grill, corn and something for vegetarians; bring a chair and
a dish to share. Children and quiet dogs are welcome.</p>`,
    lastsDays: 13,
    readers: ['owner', 'tenant', 'member', 'council', 'helene.fontaine'],
  },
  {
    daysAgo: 75,
    time: '14:20',
    by: 'manager',
    type: 'policy',
    priority: 'high',
    title: 'New rules for moving in and out',
    content: (day) => moves(day, '6 p.m.'),
    mustAcknowledge: true,
    file: {
      name: 'Moving rules.pdf',
      heading: 'Harbour View: moving in and out',
      lines: [
        '1. Book the elevator seven days ahead, in Parapet under Bookings.',
        '2. Moves run Monday to Saturday. Statutory holidays are quiet days.',
        '3. Use the loading bay on Seawall Crescent. Its height is 3.4 metres.',
        '4. The caretaker walks the hallways with you before and after.',
        '5. Damage to common property is repaired at the cost of the unit.',
      ],
    },
    readers: everyone,
    acknowledgers: ['owner', 'council', 'priya.raman', 'gordon.leung'],
    correction: { daysAgo: 73, note: 'Moves may run until 8 p.m., not 6 p.m.', content: (day) => moves(day, '8 p.m.') },
  },
  {
    daysAgo: 58,
    time: '08:50',
    by: 'manager',
    type: 'maintenance',
    title: 'Parkade pressure washing, one level a day',
    content: (day) => `
<p>Please move your car by 8 a.m. and leave the level empty until 5 p.m.</p>
<ul><li>P1: ${day(7)}</li><li>P2: ${day(8)}</li></ul>
<p>Visitor stalls on the street side stay open on both days. Bicycles in the racks may get wet; the bicycle room stays dry.</p>`,
    lastsDays: 9,
    readers: ['owner', 'tenant', 'council', 'gordon.leung', 'priya.raman'],
  },
  {
    daysAgo: 41,
    time: '16:00',
    by: 'manager',
    audience: 'tenants',
    title: 'Tenants: your insurance and how to reach us',
    content: () => `
<p>The building's insurance covers the building, not your belongings. Please check that your own policy covers them, and
water damage to other homes too.</p>
<p>For anything urgent at night, call the number under <em>Contacts</em>. For repairs inside your home, write to your
landlord first; for hallways, elevators and the parkade, write to us here.</p>`,
    readers: ['tenant'],
  },
  {
    daysAgo: 27,
    time: '09:10',
    by: 'manager',
    type: 'maintenance',
    priority: 'high',
    title: 'Fire alarm test: somebody must be at home',
    content: (day) => `
<p>The yearly test is on ${day(10)}. The bells ring on and off from 9 a.m. to noon. In the afternoon technicians test the
device in every home, floor by floor from the top, so <strong>somebody must be there to open</strong>.</p>
<p>If you cannot be at home, tell the caretaker, who will come in with the technician.</p>`,
    mustAcknowledge: true,
    lastsDays: 11,
    readers: everyone,
    acknowledgers: ['owner', 'tenant', 'council', 'helene.fontaine', 'gordon.leung'],
  },
  {
    daysAgo: 15,
    time: '12:30',
    by: 'council',
    title: 'Parcels: a new shelf behind the mailboxes',
    content: () => `
<p>Couriers now have their own code and leave parcels on the shelf behind the mailboxes instead of in the lobby. The camera
above it is on. Please take yours up the same day: the shelf is small.</p>`,
    readers: ['owner', 'council', 'gordon.leung', 'member'],
    correction: {
      daysAgo: 13,
      note: 'Large parcels stay with the caretaker.',
      content: () => `
<p>Couriers now have their own code and leave parcels on the shelf behind the mailboxes instead of in the lobby. The camera
above it is on. Please take yours up the same day: the shelf is small. Parcels larger than a suitcase stay with the
caretaker until 6 p.m.</p>`,
      readAgainBy: ['owner', 'council', 'gordon.leung'],
    },
  },
  {
    daysAgo: 9,
    time: '10:00',
    by: 'council',
    type: 'meeting',
    priority: 'high',
    audience: 'owners',
    title: 'Information evening on the roof and the repair fund',
    content: (day) => `
<p>The engineer's report on the roof is in. Before council proposes anything, we would like to show it to you and hear
your questions: <strong>${day(21)}, 7 p.m., in the amenity room</strong>. Nothing is voted on that evening.</p>
<p>The summary is attached. If you live elsewhere, tell us and we will send a link to join by video.</p>`,
    mustAcknowledge: true,
    pinnedForDays: 22,
    file: {
      name: 'Roof report, summary.pdf',
      heading: 'Roof of Harbour View: summary of the report',
      lines: [
        'The membrane dates from 2009 and is near the end of its life.',
        'No leak has reached a home. Two repairs on the north side are holding.',
        'Option A: replace all of it within two years.',
        'Option B: replace the north half now and the south half in five years.',
        'Both options are compared with the repair fund on page 14 of the full report.',
      ],
    },
    readers: council,
    acknowledgers: ['council', 'priya.raman', 'helene.fontaine'],
  },
  {
    daysAgo: 6,
    time: '17:25',
    by: 'manager',
    type: 'meeting',
    audience: 'council',
    title: 'Package for the council meeting',
    content: (day) => `
<p>The package for ${day(5)} is attached: three quotes for the lobby lighting, the arrears list and the letter from 502.
Please send additions to the agenda by the evening before.</p>`,
    file: {
      name: 'Council package.pdf',
      heading: 'Council meeting: agenda',
      lines: [
        '1. Minutes of the last meeting',
        '2. Lobby lighting: three quotes',
        '3. Arrears',
        '4. Letter from 502 about noise',
        '5. Roof: preparing the information evening',
      ],
    },
    readers: ['council', 'gordon.leung'],
  },
  {
    daysAgo: 4,
    time: '07:55',
    by: 'manager',
    type: 'maintenance',
    priority: 'high',
    title: 'Elevator 2 waits for a part',
    content: (day) => `
<p>Elevator 2 is out of service. The controller board has failed and a new one is on its way; the technician expects to
fit it on ${day(8)}. Elevator 1 was checked and is running well.</p>
<p>Please leave room for people who cannot take the stairs, and move the deliveries of large things to next week if you
can.</p>`,
    pinnedForDays: 12,
    readers: ['gordon.leung', 'owner', 'member'],
  },
  {
    daysAgo: 2,
    time: '15:40',
    by: 'manager',
    type: 'maintenance',
    priority: 'urgent',
    audience: 'specific_units',
    unitsEndingIn: '05',
    title: 'Water off in the 05 homes',
    content: (day) => `
<p>A valve in the riser behind the 05 kitchens must be replaced. The water is off in these homes on <strong>${day(4)}, from 9
a.m. to about 1 p.m.</strong> Please fill a kettle, and keep the taps closed: when the water comes back, run the cold tap
for a minute first.</p>`,
    mustAcknowledge: true,
    lastsDays: 6,
    readers: ['tenant'],
  },
  {
    daysAgo: 1,
    time: '13:00',
    by: 'manager',
    type: 'maintenance',
    title: 'Window washing begins on the north side',
    content: () => `
<p>The crew starts on the north side and needs two days a side. Please close windows and take plants and cushions off the
balcony rails. You may see somebody outside your window; curtains help.</p>`,
    stays: { scheduledInDays: 3 },
  },
  {
    daysAgo: 1,
    time: '16:45',
    by: 'council',
    type: 'announcement',
    title: 'Bicycle room: tag your bike',
    content: () => `
<p>The bicycle room is full, and some bikes have not moved in years. Please tag yours with your unit number before the end
of next month. What has no tag then goes to a charity that repairs bikes.</p>`,
    stays: 'draft',
  },
]
