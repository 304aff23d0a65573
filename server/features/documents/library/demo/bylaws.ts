import type { Paper } from './paper.ts'

type Part = Paper['parts'][number]

const opening: readonly Part[] = [
  {
    title: '1  Paying what is due',
    text: [
      'Strata fees are due on the first day of each month, by pre-authorized debit. A payment that comes back costs the owner what the bank charges for it.',
      'What is late bears interest of ten percent a year, compounded once a year.',
    ],
  },
  {
    title: '2  Living next to one another',
    text: [
      'Nobody may use a strata lot, the common property or the common assets so that it is a nuisance or a danger to others, makes unreasonable noise, or keeps others from using what is theirs.',
      'Quiet hours run from ten in the evening until seven in the morning. Drilling and hammering are for weekdays between nine and five.',
      'Nothing stands in hallways, stairwells or the parkade aisles: they are ways out in a fire.',
    ],
  },
]

const firstPets: Part = {
  title: '3  Pets',
  text: [
    'A resident may keep one dog or one cat, a reasonable number of fish or other small aquarium animals, and up to two caged birds.',
    'Animals are on a leash or carried wherever others pass.',
  ],
}

const newPets: Part = {
  title: '3  Pets',
  text: [
    'A resident may keep up to two pets, each a dog or a cat, and besides a reasonable number of small caged mammals, two caged birds, and fish. Pets are registered with the property manager within two weeks of moving in.',
    'On common property pets are on a leash or carried, and stay out of the gym, the pool and the playground. Whoever walks a pet cleans up after it at once.',
    'Where a pet keeps others awake or frightens them, council may ask the keeper to train it, and, if nothing helps, to find it another home within thirty days. Guide and service dogs are welcome everywhere.',
  ],
}

const charging: Part = {
  title: '6  Charging cars',
  text: [
    'An owner may ask council to charge an electric vehicle at the stall that belongs to the unit. Council answers within three months; it agrees where a licensed electrician installs the charger and the building’s electrical planning report leaves room for it.',
    'Electricity is metered for each stall and charged with the strata fee.',
  ],
}

const rest: readonly Part[] = [
  {
    title: '4  Altering a unit',
    text: [
      'Before altering windows, balconies, walls that carry, pipes, wiring or anything that the corporation insures, an owner asks council in writing, with a drawing and the name of the trade. Council answers within four weeks.',
      'Hard floors need an underlay of at least 70 by the impact insulation class, with the receipt handed in.',
    ],
  },
  {
    title: '5  Moving',
    text: [
      'Moves are booked a week ahead, on any day between nine and six, with the elevator on service. The first hour is free; what is damaged is charged to the unit.',
    ],
  },
]

const closing: readonly Part[] = [
  {
    title: '7  Fines and hearings',
    text: [
      'Council may fine up to two hundred dollars for a breach of a bylaw and up to fifty for one of a rule, after it has told the owner or tenant what is said against them and heard what they have to say, at a hearing if they ask for one.',
    ],
  },
]

const line = 'The Owners, Strata Plan EPS 4821'

/** The consolidated bylaws as they were at first, with charging, and as they are now. */
export const bylaws = {
  first: { heading: 'Bylaws of Harbour View', line, parts: [...opening, firstPets, ...rest, ...closing] },
  charging: { heading: 'Bylaws of Harbour View', line, parts: [...opening, firstPets, ...rest, charging, ...closing] },
  pets: { heading: 'Bylaws of Harbour View', line, parts: [...opening, newPets, ...rest, charging, ...closing] },
} as const satisfies Record<string, Paper>
