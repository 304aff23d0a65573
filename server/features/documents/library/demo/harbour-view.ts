import { bylaws } from './bylaws.ts'
import { harbourOffice } from './harbour-office.ts'
import { minutesOf } from './minutes.ts'
import type { DayAt, DemoDocument } from './shelf.ts'

const line = 'Harbour View, 1200 Seawall Crescent'
const present = 'The council, and Mandeep Manager for the management company.'

const forEverybody: readonly DemoDocument[] = [
  {
    title: 'Bylaws, consolidated',
    category: 'bylaws',
    description: 'All bylaws of the strata corporation as they stand, with the amendments of the last general meeting.',
    effectiveInDays: -40,
    versions: [
      { daysAgo: 390, by: 'manager', fileName: 'Bylaws EPS 4821.pdf', paper: bylaws.first },
      {
        daysAgo: 210,
        by: 'manager',
        fileName: 'Bylaws EPS 4821 with charging.pdf',
        note: 'Bylaw 6 on charging cars, as registered',
        paper: bylaws.charging,
      },
      {
        daysAgo: 40,
        by: 'council',
        fileName: 'Bylaws EPS 4821 consolidated.pdf',
        note: 'Bylaw 3: two pets instead of one',
        paper: bylaws.pets,
      },
    ],
    pinnedDaysAgo: 39,
    takenBy: [
      { by: 'owner', daysAgo: 38 },
      { by: 'tenant', daysAgo: 20 },
    ],
  },
  {
    title: 'House rules',
    category: 'rules',
    description: 'Lounge, gym, guest suite, bicycles and barbecues.',
    versions: [
      {
        daysAgo: 320,
        by: 'council',
        fileName: 'House rules.pdf',
        paper: {
          heading: 'House rules of Harbour View',
          line,
          parts: [
            {
              title: 'Lounge and guest suite',
              text: [
                'Book them in Parapet. The guest suite is for seven nights a year for each unit, and whoever books is answerable for the guests.',
              ],
            },
            {
              title: 'Gym and pool',
              text: ['Open from six in the morning until ten at night. Nobody under fourteen is there alone.'],
            },
            {
              title: 'Barbecues',
              text: ['Electric and natural gas barbecues may stand on balconies. Charcoal and propane may not.'],
            },
            {
              title: 'Bicycles',
              text: [
                'Each bicycle in the room has a tag with the number of its unit. Through the lobby they are carried or pushed slowly.',
              ],
            },
          ],
        },
      },
    ],
  },
  {
    title: 'Moving in: what to know',
    category: 'guides',
    description: 'Keys, elevator, boxes, parking, and whom to call in the first week.',
    versions: [
      {
        daysAgo: 260,
        by: 'manager',
        fileName: 'Move-in guide.pdf',
        paper: {
          heading: 'Welcome to Harbour View',
          line,
          parts: [
            {
              title: 'Before you come',
              text: [
                'Book the elevator a week ahead. Measure your sofa: the cab is 2.1 metres deep and 2.4 high.',
                'Owners hand in the tenant’s signed notice within two weeks of a tenancy’s beginning.',
              ],
            },
            {
              title: 'On the day',
              text: [
                'Blankets hang in the service elevator. Load at the lane door; the visitor stalls are for visitors.',
                'Flatten boxes and put them into the cardboard bin. What does not fit waits for the next pickup in your unit.',
              ],
            },
            {
              title: 'In the first week',
              text: [
                'Try the smoke alarm, find the water shutoff under the kitchen sink, and register your pets and vehicles.',
              ],
            },
          ],
        },
      },
    ],
    pinnedDaysAgo: 200,
    takenBy: [{ by: 'tenant', daysAgo: 120 }],
  },
  {
    title: 'In an emergency',
    category: 'guides',
    description: 'Fire, flood, gas, earthquake: what to do first, and where we meet.',
    versions: [
      {
        daysAgo: 180,
        by: 'manager',
        fileName: 'Emergency guide.pdf',
        paper: {
          heading: 'In an emergency',
          line,
          parts: [
            {
              title: 'Fire',
              text: [
                'Leave by the stairs, close doors behind you, and meet at the flagpole by the seawall. Call 911 from there.',
              ],
            },
            {
              title: 'Water',
              text: ['Turn the handle under the kitchen sink. If it goes on, call the manager’s line at any hour.'],
            },
            {
              title: 'Earthquake',
              text: [
                'Drop, cover, and hold on. Afterwards check for gas; do not use the elevators until they were looked at.',
              ],
            },
          ],
        },
      },
    ],
    pinnedDaysAgo: 170,
  },
  {
    title: 'Request to alter a unit',
    category: 'forms',
    versions: [
      {
        daysAgo: 300,
        by: 'manager',
        fileName: 'Alteration request.pdf',
        paper: {
          heading: 'Request to alter a unit',
          line,
          parts: [
            { title: 'Who asks', text: ['Unit, name, phone, and whether you own it.'] },
            {
              title: 'What is to be done',
              text: [
                'Describe the work, its beginning and end, and who does it. Attach a drawing and proof of the trade’s insurance.',
              ],
            },
            {
              title: 'Your word',
              text: [
                'I carry the cost of the work and of whatever follows from it, and tell a buyer of my unit about it.',
              ],
            },
          ],
        },
      },
    ],
  },
  {
    title: 'Booking a move',
    category: 'forms',
    versions: [
      {
        daysAgo: 300,
        by: 'manager',
        fileName: 'Booking a move.pdf',
        paper: {
          heading: 'Booking a move',
          line,
          parts: [
            {
              title: 'Please tell us',
              text: [
                'The day, from when until when, the mover, and the length of the truck. Trucks over eight metres cannot turn in the lane.',
              ],
            },
          ],
        },
      },
    ],
  },
]

/** The library of Harbour View. */
export const harbourDocuments = (day: DayAt): DemoDocument[] => [
  ...forEverybody,
  ...harbourOffice,
  ...[-21, -49, -84, -112, -140, -175, -203, -238, -266, -294].map((inDays, index) =>
    minutesOf({ inDays, by: 'council', building: 'Harbour View', present, from: index * 3 }, day),
  ),
  minutesOf(
    {
      inDays: -55,
      by: 'manager',
      building: 'Harbour View',
      present: 'Owners of 44 units in person or by proxy.',
      from: 4,
      general: true,
    },
    day,
  ),
]
