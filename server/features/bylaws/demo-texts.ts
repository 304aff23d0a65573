/** The bylaws and rules of the demo. Days count back from today. */

interface DemoText {
  number: string
  heading: string
  text: string
  fineCents?: number
  laterFineCents?: number
  fineEveryDays?: number
  isShortStay?: true
  /** Passed so many days ago, and filed where it was. */
  passed: number
  filed?: number
  filingNumber?: string
  /** By its number and the day it was passed, which another text replaces. */
  replaces?: true
}

const first = { passed: 1400, filed: 1380, filingNumber: 'CA7310042' }
const usual = { fineCents: 20_000, fineEveryDays: 7 }

/** Bylaws of Harbour View, in the order in which they were passed. */
export const harbourBylaws: readonly DemoText[] = [
  {
    number: '1',
    heading: 'Payment of strata fees',
    text: '(1) An owner must pay strata fees on or before the first day of the month they are for.\n(2) Overdue fees and special levies bear interest at 10 percent a year, compounded annually.\n(3) An owner whose payment is returned pays the corporation’s bank charge, up to $45.',
    ...first,
  },
  {
    number: '2',
    heading: 'Use of property',
    text: '(1) A resident or visitor must not make unreasonable noise, cause a nuisance or hazard, or get in the way of how others use and enjoy their lots or the common property.\n(2) From 10 p.m. to 7 a.m. no sound may be heard outside the lot it comes from.\n(3) Drilling and hammering are allowed Monday to Friday, 9 a.m. to 5 p.m.',
    ...usual,
    ...first,
  },
  {
    number: '3',
    heading: 'Pets',
    text: 'A resident may keep one dog or one cat, fish, and up to two caged birds. Dogs are on a leash or carried on common property.',
    fineCents: 10_000,
    fineEveryDays: 7,
    ...first,
  },
  {
    number: '4',
    heading: 'Alterations to a strata lot',
    text: 'An owner needs council’s written approval before work on walls that carry load, windows, balconies, pipes, wiring or anything else that the corporation insures. Hard flooring needs an underlay rated IIC 70 or better.',
    ...usual,
    ...first,
  },
  {
    number: '5',
    heading: 'Moving in and out',
    text: '(1) A move must be booked at least seven days ahead.\n(2) Moves take place between 9 a.m. and 6 p.m., with the elevator on service.\n(3) A deposit of $300 is held until the common property has been checked, and pays for damage.',
    fineCents: 10_000,
    ...first,
  },
  {
    number: '6',
    heading: 'Electric vehicle charging',
    text: '(1) An owner may ask council to approve charging at the unit’s stall. Council answers within three months, and approves if a licensed electrician installs the charger and the electrical planning report shows enough capacity.\n(2) Electricity is metered for each stall and billed with the strata fee.',
    passed: 230,
    filed: 212,
    filingNumber: 'CB1804416',
  },
  {
    number: '7',
    heading: 'Fines and hearings',
    text: 'Council may fine the amount that a bylaw or rule names, once the owner or tenant has had the particulars of the complaint in writing and a chance to answer, at a hearing if they ask for one.',
    ...first,
  },
  {
    number: '8',
    heading: 'Short-term rentals',
    text: 'A resident must not use all or part of a residential strata lot, or let others use it, for paid vacation, travel or other temporary accommodation.',
    fineCents: 100_000,
    fineEveryDays: 1,
    isShortStay: true,
    passed: 720,
    filed: 701,
    filingNumber: 'CB1104417',
  },
  {
    number: '9',
    heading: 'Parking',
    text: '(1) Visitor stalls are for registered visitors, for as long as their pass lasts.\n(2) A resident must not park in a visitor stall.\n(3) A vehicle that blocks a fire lane, an entrance or another stall may be towed at its owner’s expense.\n(4) A stall of the corporation rents for $75 a month.',
    fineCents: 10_000,
    fineEveryDays: 7,
    ...first,
  },
  {
    number: '10',
    heading: 'Amenity fees',
    text: '(1) The lounge costs $50 for an evening, and a deposit of $200 is held until it has been checked.\n(2) The guest suite costs $90 a night, and a deposit of $150 is held until it has been checked.',
    ...first,
  },
  {
    number: '3',
    heading: 'Pets',
    text: '(1) A resident may keep up to two dogs or cats, fish, small caged mammals, and up to two caged birds. Dogs and cats must be registered with the manager within two weeks.\n(2) Pets are on a leash or carried on common property, and are not allowed in the gym.\n(3) An owner cleans up after a pet right away.\n(4) Guide and service dogs are welcome everywhere.',
    fineCents: 10_000,
    fineEveryDays: 7,
    passed: 60,
    filed: 41,
    filingNumber: 'CB2210985',
    replaces: true,
  },
  {
    number: '11',
    heading: 'Smoking',
    text: 'A person must not smoke or vape on common property, including balconies.',
    ...usual,
    passed: 12,
  },
]

/** Rules of Harbour View: ratified, and one that the next general meeting still has to. */
export const harbourRules: readonly (DemoText & { ratified?: number })[] = [
  {
    number: '1',
    heading: 'Gym and pool',
    text: 'Open from 6 a.m. to 10 p.m. Children under 14 come with an adult. No glass.',
    fineCents: 5000,
    fineEveryDays: 7,
    passed: 500,
    ratified: 420,
  },
  {
    number: '2',
    heading: 'Barbecues',
    text: 'Electric and natural gas barbecues are allowed on balconies. Charcoal and propane are not.',
    fineCents: 5000,
    passed: 500,
    ratified: 420,
  },
  {
    number: '3',
    heading: 'Bicycle room',
    text: 'Bicycles need a tag from the manager. Those without one are removed after 30 days’ notice.',
    passed: 75,
  },
]

/** Bylaws of Prairie Court. */
export const prairieBylaws: readonly DemoText[] = [
  {
    number: '12',
    heading: 'Contributions',
    text: 'Contributions are due on the first of the month. Overdue contributions bear interest at 12 percent a year.',
    passed: 1600,
    filed: 1570,
    filingNumber: '232 118 407',
  },
  {
    number: '22',
    heading: 'Party room',
    text: 'A deposit of $100 is held until the party room has been checked.',
    passed: 1600,
    filed: 1570,
    filingNumber: '232 118 407',
  },
  {
    number: '27',
    heading: 'Pets',
    text: 'A pet needs the board’s written consent, which is given if it weighs no more than 20 kg and bothers no one.',
    fineCents: 25_000,
    laterFineCents: 50_000,
    passed: 1600,
    filed: 1570,
    filingNumber: '232 118 407',
  },
  {
    number: '31',
    heading: 'Noise',
    text: 'Quiet hours are from 11 p.m. to 7 a.m.',
    fineCents: 25_000,
    laterFineCents: 100_000,
    passed: 1600,
    filed: 1570,
    filingNumber: '232 118 407',
  },
]
