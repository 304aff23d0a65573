import type { DayAfter, DemoNotice } from './notice.ts'

const council = ['council', 'priya.raman', 'gordon.leung', 'helene.fontaine']
const everyone = [...council, 'owner', 'tenant', 'member']

const moves = (day: DayAfter, until: string) => `
<p>Starting ${day(14)}, these rules apply to every move, whether you own or rent:</p>
<ul>
<li>Book the elevator at least <strong>seven days</strong> ahead. Moves run from 9 a.m. to ${until}, Monday to
Saturday.</li>
<li>Elevator pads stay up for the whole move. The caretaker puts them up and takes them down.</li>
<li>Bring boxes and furniture through the loading bay, never through the lobby.</li>
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
<p>Starting today, you’ll find building notices, bookings and repair requests here instead of on the board
by the mailboxes.</p>
<p>You’ll get an email when there’s something new. If a neighbour doesn’t use email, please let them know that we’ll
still slip important notices under their door.</p>`,
    readers: everyone,
  },
  {
    daysAgo: 152,
    time: '09:30',
    by: 'council',
    title: 'Food scraps: the green bins have moved',
    priority: 'low',
    content: () => `
<p>The green bins are now on P1 next to the bike room, where they’re easier to wash. Please tie the paper liners, and
no plastic bags, not even the “compostable” ones.</p>`,
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
<p><strong>A gas smell was reported on P2 at 7:25 p.m.</strong> FortisBC is on its way. Until our next update:</p>
<ul><li>Do not enter the parkade or start a car.</li><li>Elevators will only run down to the lobby.</li>
<li>If you smell gas in your home, get out and call 911 from outside.</li></ul>`,
    lastsDays: 1,
    readers: everyone,
    correction: {
      daysAgo: 133,
      note: 'All clear at 9:10 p.m.',
      content: () => `
<p><strong>All clear at 9:10 p.m.</strong> FortisBC found a barbecue tank with a leaking valve in a locker and removed
it. The parkade and elevators are open again. Propane tanks aren’t allowed in lockers. Thank you to the neighbour who
called it in.</p>`,
    },
  },
  {
    daysAgo: 96,
    time: '11:15',
    by: 'council',
    type: 'event',
    title: 'Courtyard barbecue',
    content: (day) => `
<p>Join us on ${day(12)} from 4 to 8 p.m. Council is bringing the grill, corn and a vegetarian option; please bring a
chair and a dish to share. Kids and well-behaved dogs are welcome.</p>`,
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
        '2. Moves run Monday to Saturday. No moves on statutory holidays.',
        '3. Use the loading bay on Seawall Crescent. Clearance is 3.4 metres.',
        '4. The caretaker will walk the hallways with you before and after.',
        '5. Repairs to damaged common property are charged to the unit.',
      ],
    },
    readers: everyone,
    acknowledgers: ['owner', 'council', 'priya.raman', 'gordon.leung'],
    correction: { daysAgo: 73, note: 'Moves can run until 8 p.m., not 6 p.m.', content: (day) => moves(day, '8 p.m.') },
  },
  {
    daysAgo: 58,
    time: '08:50',
    by: 'manager',
    type: 'maintenance',
    title: 'Parkade pressure washing, one level a day',
    content: (day) => `
<p>Please move your car by 8 a.m. and keep the level clear until 5 p.m.</p>
<ul><li>P1: ${day(7)}</li><li>P2: ${day(8)}</li></ul>
<p>Street-side visitor stalls stay open both days. Bikes on the racks may get wet; the bike room stays dry.</p>`,
    lastsDays: 9,
    readers: ['owner', 'tenant', 'council', 'gordon.leung', 'priya.raman'],
  },
  {
    daysAgo: 41,
    time: '16:00',
    by: 'manager',
    audience: 'tenants',
    title: 'Tenants: insurance and how to reach us',
    content: () => `
<p>The building’s insurance covers the building, not your belongings. Please make sure your own policy covers them, as
well as water damage to other units.</p>
<p>For after-hours emergencies, call the number under <em>Contacts</em>. For repairs inside your home, contact your
landlord first; for hallways, elevators and the parkade, message us here.</p>`,
    readers: ['tenant'],
  },
  {
    daysAgo: 27,
    time: '09:10',
    by: 'manager',
    type: 'maintenance',
    priority: 'high',
    title: 'Fire alarm test: someone must be home',
    content: (day) => `
<p>The annual test is on ${day(10)}. Alarms will ring on and off from 9 a.m. to noon. In the afternoon, technicians
will test the device in every suite, floor by floor from the top, so <strong>someone must be there to let them
in</strong>.</p>
<p>If you can’t be home, tell the caretaker, who will come in with the technician.</p>`,
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
<p>Couriers now have their own code and leave parcels on the shelf behind the mailboxes instead of in the lobby.
There’s a camera above it. Please pick yours up the same day, as space is limited.</p>`,
    readers: ['owner', 'council', 'gordon.leung', 'member'],
    correction: {
      daysAgo: 13,
      note: 'The caretaker holds large parcels.',
      content: () => `
<p>Couriers now have their own code and leave parcels on the shelf behind the mailboxes instead of in the lobby.
There’s a camera above it. Please pick yours up the same day, as space is limited. The caretaker holds anything bigger
than a suitcase until 6 p.m.</p>`,
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
    title: 'Info night: roof and contingency reserve fund',
    content: (day) => `
<p>The engineer’s roof report is in. Before council proposes anything, we’d like to walk you through it and take your
questions: <strong>${day(21)}, 7 p.m., in the amenity room</strong>. There’s no vote that evening.</p>
<p>The summary is attached. If you live off-site, let us know and we’ll send you a video link.</p>`,
    mustAcknowledge: true,
    pinnedForDays: 22,
    file: {
      name: 'Roof report, summary.pdf',
      heading: 'Harbour View roof: report summary',
      lines: [
        'The membrane dates from 2009 and is near the end of its service life.',
        'No leaks have reached a suite. Two repairs on the north side are holding.',
        'Option A: replace the whole roof within two years.',
        'Option B: replace the north half now and the south half in five years.',
        'Page 14 of the full report compares both options with the contingency reserve fund.',
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
    title: 'Council meeting package',
    content: (day) => `
<p>The package for ${day(5)} is attached: three quotes for the lobby lighting, the arrears list and the letter from 502.
Please send agenda additions by the evening before.</p>`,
    file: {
      name: 'Council package.pdf',
      heading: 'Council meeting: agenda',
      lines: [
        '1. Minutes of the last meeting',
        '2. Lobby lighting: three quotes',
        '3. Arrears',
        '4. Letter from 502 about noise',
        '5. Roof: planning the info night',
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
    title: 'Elevator 2 out of service, awaiting part',
    content: (day) => `
<p>Elevator 2 is out of service. The controller board failed and a new one is on order; the technician expects to
install it on ${day(8)}. Elevator 1 has been checked and is running fine.</p>
<p>Please give priority to anyone who can’t take the stairs, and reschedule large deliveries to next week if you
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
    title: 'Water shut-off: 05 stack',
    content: (day) => `
<p>We’re replacing a valve in the riser behind the 05 kitchens. Water will be off in these units on <strong>${day(4)},
from 9 a.m. to about 1 p.m.</strong> Please fill a kettle beforehand and keep your taps closed. When the water is back,
run the cold tap for a minute first.</p>`,
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
<p>The crew starts on the north side and needs two days per side. Please close your windows and clear plants and
cushions off your balcony rails. You may see someone outside your window, so you might want to close your
curtains.</p>`,
    stays: { scheduledInDays: 3 },
  },
  {
    daysAgo: 1,
    time: '16:45',
    by: 'council',
    type: 'announcement',
    title: 'Bike room: tag your bike',
    content: () => `
<p>The bike room is full, and some bikes haven’t moved in years. Please tag yours with your unit number by the end of
next month. Untagged bikes will go to a charity that repairs them.</p>`,
    stays: 'draft',
  },
]
