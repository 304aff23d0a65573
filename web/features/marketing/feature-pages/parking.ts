import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Parking without arguments',
  lead: 'Visitors register in a minute, every stall has an owner on record, and a patrol knows at a glance who may stand where. The rules are the same for everybody, and they explain themselves.',
  shots: {
    desktop:
      'The map of a garage level with its numbered stalls and the units that have them, under the figures of the building.',
    phone: 'Visitor parking on an owner’s phone: nights used this month, and a visitor registered again by one tap.',
  },
  residents: [
    'Register a visitor in a few taps; who came before takes one',
    'Send your guest a link, and they register themselves without an account',
    'Lend your stall to a neighbour for some days, or join the line for one',
  ],
  council: [
    'Set fair limits: longest stay, nights a month, visitors at once, days without visitors',
    'See by unit how visitor parking is used, and which rule refused how often',
    'Give out stalls in the order of the line, for terms that the law allows',
  ],
  managers: [
    'Draw the garage level by level and see who has which stall',
    'Give a patrol a link that works for some days and shows no names and no units',
    'Record violations step by step, from a warning to a tow, with photos',
  ],
  details: [
    {
      title: 'A refusal says why',
      text: 'When a limit is reached, the answer names the limit and the first moment from which it is allowed, before anybody drives across town. Those who manage parking can make an exception, and its reason is kept.',
    },
    {
      title: 'One space, one car',
      text: 'When two people want the last space at the same moment, one gets it and the other is told so at once. A plate is recognised however it is typed.',
    },
    {
      title: 'Made for a dark garage',
      text: 'A patrol checks plates on a phone. The answer is until when a car may stand, that it is a resident’s, or that nothing is registered. A violation that cannot be sent underground is kept on the phone and sent later, once.',
    },
    {
      title: 'Forgotten in time',
      text: 'Names, plates and vehicles of visitors are erased 30 days after the visit, unless a violation is open. Your building can choose another number of days.',
    },
  ],
  questions: [
    {
      title: 'Does a visitor need an account?',
      text: 'No. A guest opens the resident’s link, types a plate and gets a pass on the phone.',
    },
    {
      title: 'Does it charge fines?',
      text: 'No. It keeps the record of a violation with its photos and steps, and the fee that a stall is rented for. Nothing is charged through it.',
    },
    {
      title: 'How long may a stall be given out in British Columbia?',
      text: 'For common property a year at a time, and five years at a stall with charging (Strata Property Act, s. 76; Strata Property Regulation, s. 5.101). The product holds you to it and reminds you before a term ends.',
    },
  ],
  beside: ['residents', 'amenity-booking', 'notices'],
}
export default words
