import type { Paper } from './paper.ts'

type Part = Paper['parts'][number]

const opening: readonly Part[] = [
  {
    title: '1  Payment of strata fees',
    text: [
      'Strata fees are due on the first day of each month, by pre-authorized debit. The owner must pay any bank charge for a returned payment.',
      'Late payments bear interest at ten percent per year, compounded annually.',
    ],
  },
  {
    title: '2  Use of property',
    text: [
      'No one may use a strata lot, the common property or the common assets in a way that causes a nuisance or hazard to others, makes unreasonable noise, or interferes with others’ use and enjoyment of their property.',
      'Quiet hours are from 10 p.m. to 7 a.m. Drilling and hammering are allowed on weekdays between 9 a.m. and 5 p.m.',
      'Hallways, stairwells and parkade aisles must be kept clear: they are fire exits.',
    ],
  },
]

const firstPets: Part = {
  title: '3  Pets',
  text: [
    'A resident may keep one dog or one cat, a reasonable number of fish or other small aquarium animals, and up to two caged birds.',
    'Animals must be leashed or carried on common property.',
  ],
}

const newPets: Part = {
  title: '3  Pets',
  text: [
    'A resident may keep up to two pets, each a dog or a cat, plus a reasonable number of small caged mammals, two caged birds, and fish. Pets must be registered with the property manager within two weeks of moving in.',
    'On common property, pets must be leashed or carried, and are not allowed in the gym, the pool or the playground. Owners must clean up after their pets immediately.',
    'If a pet disturbs or frightens others, council may require its owner to have it trained and, if that fails, to rehome it within thirty days. Guide and service dogs are welcome everywhere.',
  ],
}

const charging: Part = {
  title: '6  Electric vehicle charging',
  text: [
    'An owner may request council’s approval to charge an electric vehicle at the unit’s stall. Council responds within three months, and approves if a licensed electrician installs the charger and the building’s electrical planning report shows enough capacity.',
    'Electricity is metered per stall and billed with the strata fee.',
  ],
}

const rest: readonly Part[] = [
  {
    title: '4  Alterations',
    text: [
      'Before altering windows, balconies, load-bearing walls, pipes, wiring or anything the corporation insures, an owner must apply to council in writing, with a drawing and the name of the contractor. Council responds within four weeks.',
      'Hard flooring requires an underlay with an impact insulation class of at least 70. A copy of the receipt must be provided.',
    ],
  },
  {
    title: '5  Moving',
    text: [
      'Moves must be booked a week ahead, on any day between 9 a.m. and 6 p.m., with the elevator on service. The first hour is free; any damage is charged to the unit.',
    ],
  },
]

const closing: readonly Part[] = [
  {
    title: '7  Fines and hearings',
    text: [
      'Council may fine up to $200 for a bylaw contravention and up to $50 for a rule contravention, after giving the owner or tenant the particulars of the complaint and an opportunity to answer, including a hearing if requested.',
    ],
  },
  {
    title: '8  Short-term rentals',
    text: ['A strata lot may not be used for paid vacation, travel or other temporary accommodation.'],
  },
  {
    title: '9  Parking',
    text: [
      'Visitor stalls are for registered visitors while their pass lasts. A vehicle that blocks a fire lane, an entrance or another stall may be towed. The corporation’s stalls rent for $75 a month.',
    ],
  },
  {
    title: '10  Amenity fees',
    text: ['The lounge costs $50 for an evening and the guest suite $90 a night, each with a deposit.'],
  },
]

const line = 'The Owners, Strata Plan EPS 4821'

/** The consolidated bylaws as they were at first, with charging, and as they are now. */
export const bylaws = {
  first: { heading: 'Bylaws of Harbour View', line, parts: [...opening, firstPets, ...rest, ...closing] },
  charging: { heading: 'Bylaws of Harbour View', line, parts: [...opening, firstPets, ...rest, charging, ...closing] },
  pets: { heading: 'Bylaws of Harbour View', line, parts: [...opening, newPets, ...rest, charging, ...closing] },
} as const satisfies Record<string, Paper>
