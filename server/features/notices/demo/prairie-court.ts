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
<p>The garage door has new springs and closes automatically after 20 seconds. Please wait until it’s shut before you
drive off: most intruders get in by following a car.</p>`,
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
<p>The engineers will walk through the building on ${day(6)} to inspect the roof, boiler, windows and garage. They need
access to units 3, 17 and 36; those owners have been contacted. You’ll get the study in the spring.</p>`,
    mustAcknowledge: true,
    readers: ['owner.b'],
  },
  {
    daysAgo: 3,
    time: '11:20',
    by: 'manager',
    type: 'policy',
    priority: 'high',
    title: 'Visitor stalls: pass needed after one night',
    content: () => `
<p>Visitors can park for one night without a pass. For a second night, please create a pass here under
<em>Parking</em>. It takes a minute and saves your guest a warning on the windshield.</p>`,
    pinnedForDays: 30,
    readers: ['council.b'],
  },
]
