import { bylaws } from './bylaws.ts'
import { harbourOffice } from './harbour-office.ts'
import { minutesOf } from './minutes.ts'
import type { DayAt, DemoDocument } from './shelf.ts'

const line = 'Harbour View, 1200 Seawall Crescent'
const present = 'The council, and Mandeep Manager from the management company.'

const forEverybody: readonly DemoDocument[] = [
  {
    title: 'Bylaws, consolidated',
    category: 'bylaws',
    description: 'All current bylaws of the strata corporation, including amendments from the last general meeting.',
    effectiveInDays: -40,
    versions: [
      { daysAgo: 390, by: 'manager', fileName: 'Bylaws EPS 4821.pdf', paper: bylaws.first },
      {
        daysAgo: 210,
        by: 'manager',
        fileName: 'Bylaws EPS 4821 with charging.pdf',
        note: 'Bylaw 6 on EV charging, as registered',
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
                'Book them in Parapet. Each unit can use the guest suite for seven nights a year, and the person who books is responsible for the guests.',
              ],
            },
            {
              title: 'Gym and pool',
              text: ['Open from 6 a.m. to 10 p.m. Children under fourteen must be accompanied.'],
            },
            {
              title: 'Barbecues',
              text: ['Electric and natural gas barbecues are allowed on balconies. Charcoal and propane are not.'],
            },
            {
              title: 'Bicycles',
              text: [
                'Each bicycle in the room needs a tag with its unit number. Carry or walk bicycles through the lobby.',
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
    description: 'Keys, elevator, boxes, parking, and who to call in the first week.',
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
              title: 'Before you move',
              text: [
                'Book the elevator a week ahead. Measure your sofa: the cab is 2.1 metres deep and 2.4 metres high.',
                'Owners must submit the tenant’s signed notice within two weeks of the start of a tenancy.',
              ],
            },
            {
              title: 'On moving day',
              text: [
                'Protective pads are up in the service elevator. Load at the lane door; visitor stalls are for visitors.',
                'Flatten boxes and put them in the cardboard bin. If they don’t fit, keep them in your unit until the next pickup.',
              ],
            },
            {
              title: 'Your first week',
              text: [
                'Test the smoke alarm, find the water shutoff under the kitchen sink, and register your pets and vehicles.',
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
              text: [
                'Close the shutoff under the kitchen sink. If the water doesn’t stop, call the manager’s line at any hour.',
              ],
            },
            {
              title: 'Earthquake',
              text: [
                'Drop, cover, and hold on. Afterwards, check for gas leaks; don’t use the elevators until they’ve been inspected.',
              ],
            },
          ],
        },
      },
    ],
    pinnedDaysAgo: 170,
  },
  {
    title: 'Alteration request',
    category: 'forms',
    versions: [
      {
        daysAgo: 300,
        by: 'manager',
        fileName: 'Alteration request.pdf',
        paper: {
          heading: 'Alteration request',
          line,
          parts: [
            { title: 'Applicant', text: ['Unit, name, phone, and whether you are the owner.'] },
            {
              title: 'Scope of work',
              text: [
                'Describe the work, its start and end dates, and who will do it. Attach a drawing and proof of the contractor’s insurance.',
              ],
            },
            {
              title: 'Declaration',
              text: ['I will pay for the work and any resulting costs, and will disclose it to any buyer of my unit.'],
            },
          ],
        },
      },
    ],
  },
  {
    title: 'Move booking',
    category: 'forms',
    versions: [
      {
        daysAgo: 300,
        by: 'manager',
        fileName: 'Move booking.pdf',
        paper: {
          heading: 'Move booking',
          line,
          parts: [
            {
              title: 'Please tell us',
              text: [
                'The date, start and end times, the moving company, and the length of the truck. Trucks over eight metres can’t turn in the lane.',
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
      present: '44 units, in person or by proxy.',
      from: 4,
      general: true,
    },
    day,
  ),
]
