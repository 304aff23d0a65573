import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Parking without arguments',
  lead: 'Visitors register in a minute, every stall has a holder on record, and a patrol sees at a glance who can park where. The rules are the same for everyone, and they explain themselves.',
  shots: {
    desktop:
      'The map of a parkade level with its numbered stalls and the units that have them, below the building’s totals.',
    phone: 'Visitor parking on an owner’s phone: nights used this month, and a visitor registered again with one tap.',
  },
  residents: [
    'Register a visitor in a few taps; a returning visitor takes one',
    'Send your guest a link, and they register themselves without an account',
    'Lend your stall to a neighbour for a few days, or join the waitlist for one',
  ],
  council: [
    'Set fair limits: longest stay, nights per month, visitors at once, days without visitors',
    'See how each unit uses visitor parking, and how often each rule refused a pass',
    'Assign stalls in waitlist order, for terms the law allows',
  ],
  managers: [
    'Draw the parkade level by level and see who has which stall',
    'Give a patrol a link that works for a few days and shows no names or units',
    'Record violations step by step, from a warning to a tow, with photos',
  ],
  details: [
    {
      title: 'Every refusal has a reason',
      text: 'When a limit is reached, you see which one and the earliest time a visit is allowed, before anyone drives across town. The people who manage parking can make an exception, and the reason is kept.',
    },
    {
      title: 'One space, one car',
      text: 'When two people want the last space at the same moment, one gets it and the other knows immediately. A plate is recognized however it’s typed.',
    },
    {
      title: 'Made for a dark parkade',
      text: 'A patrol checks plates on a phone. The answer is how long a car can stay, that it’s a resident’s, or that nothing is registered. A violation that can’t be sent underground is kept on the phone and sent later, once.',
    },
    {
      title: 'Erased on time',
      text: 'Visitors’ names, plates and vehicles are erased 30 days after the visit, unless a violation is open. Your building can choose a different number of days.',
    },
  ],
  questions: [
    {
      title: 'Does a visitor need an account?',
      text: 'No. A guest opens the resident’s link, types in a plate and gets a pass on their phone.',
    },
    {
      title: 'Does it charge fines?',
      text: 'No. It keeps the record of a violation with its photos and steps, and the rental fee for a stall. It doesn’t charge anything.',
    },
    {
      title: 'How long can a stall be assigned in British Columbia?',
      text: 'On common property, a year at a time, or five years for a stall with charging (Strata Property Act, s. 76; Strata Property Regulation, s. 5.101). Parapet holds you to that and reminds you before a term ends.',
    },
  ],
  beside: ['residents', 'amenity-booking', 'notices'],
}
export default words
