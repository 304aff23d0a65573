import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'One roster that stays accurate',
  lead: 'Who owns 703, who rents it, whose fob is number 4711? One record of units and people that follows every sale and every move, and shows each person only what they’re allowed to see.',
  shots: {
    desktop: 'A building’s units drawn floor by floor: owner-occupied, rented and vacant.',
    phone: 'A building’s directory on an owner’s phone, with what neighbours chose to share.',
  },
  residents: [
    'Choose field by field what neighbours see about you; by default, nothing',
    'See what your building has on file about you, and update your vehicles yourself',
    'Find your neighbours, council and manager in one directory',
  ],
  council: [
    'Know who owns and who lives in each unit, floor by floor',
    'See which tenancies end soon, and where the signed Form K is missing',
    'Keep track of who’s on council, for which term and in which position',
  ],
  managers: [
    'Bring your spreadsheet: columns are recognized, and every row is checked before anything is saved',
    'Record a sale or a move in one step that shows you first what will change',
    'Find anyone by name, plate, stall, locker or fob',
  ],
  details: [
    {
      title: 'The unit comes first',
      text: 'Owners, tenants, occupants and agents come and go; the unit stays, with its history. Co-owners, companies, owners of several units and people without email all have their place.',
    },
    {
      title: 'Access follows the keys',
      text: 'When you record a sale or a move, the people leaving lose access on the right day, along with their fobs, vehicles and bookings. There’s always someone to contact: the last manager or council member can’t be removed by accident.',
    },
    {
      title: 'The list of owners, ready',
      text: 'As a PDF or a file, with the details in section 35 of the Strata Property Act in British Columbia. It leaves out phone numbers and email addresses. The history shows who downloaded it.',
    },
    {
      title: 'Joining without paper',
      text: 'Invite people from the roster, or let them request access with the building’s code. A code alone gives no one access: someone who manages the building decides.',
    },
  ],
  questions: [
    {
      title: 'Can neighbours see my phone number?',
      text: 'Only if you share it, and you can stop sharing it at any time. The people who manage the building see what they need for their work.',
    },
    {
      title: 'What if someone must not be found?',
      text: 'A person can be protected. Only they and the people who manage the building can see them.',
    },
    {
      title: 'How do we start?',
      text: 'With the spreadsheet you have, even one row per unit with several owners in it. You see the result before it’s saved.',
    },
  ],
  beside: ['notices', 'parking', 'property-management'],
}
export default words
