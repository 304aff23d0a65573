import type { DemoNotice } from './notice.ts'

/** A few notices in Prairie Court, oldest first. */
export const prairieNotices: readonly DemoNotice[] = [
  {
    daysAgo: 64,
    time: '10:40',
    by: 'manager',
    title: 'Garage door repaired',
    type: 'maintenance',
    content: () => `
<p>The garage door has new springs and closes by itself after 20 seconds. Please wait until it is shut before you drive
on: most visitors we do not know come in behind a car.</p>`,
    readers: ['council.b', 'owner.b'],
  },
  {
    daysAgo: 20,
    time: '09:00',
    by: 'council.b',
    audience: 'owners',
    type: 'meeting',
    title: 'Walk-through for the reserve fund study',
    content: (day) => `
<p>The engineers walk through the building on ${day(6)} and look at roof, boiler, windows and the garage. They need to enter
units 3, 17 and 36; these owners have been asked. The study itself comes to you in spring.</p>`,
    mustAcknowledge: true,
    readers: ['owner.b'],
  },
  {
    daysAgo: 3,
    time: '11:20',
    by: 'manager',
    type: 'policy',
    priority: 'high',
    title: 'Visitor stalls: one night, then the pass',
    content: () => `
<p>A visitor may park for one night without asking. For the second night please make a pass here, under <em>Parking</em>:
it takes a minute and spares your guest a warning on the windshield.</p>`,
    pinnedForDays: 30,
    readers: ['council.b'],
  },
]
