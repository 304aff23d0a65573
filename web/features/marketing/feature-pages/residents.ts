import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'One roster that stays right',
  lead: 'Who owns 703, who rents it, whose fob is number 4711? One record of units and people that follows every sale and every move, and shows each person only what is theirs to see.',
  shots: {
    desktop: 'The units of a building drawn floor by floor: owner-occupied, rented and vacant.',
    phone: 'The directory of a building on an owner’s phone, with what neighbours chose to share.',
  },
  residents: [
    'Choose field by field what neighbours see of you; at first that is nothing',
    'See what your building has of you, and put your vehicles right yourself',
    'Find your neighbours, council and manager in one directory',
  ],
  council: [
    'Know who owns and who lives in each unit, floor by floor',
    'See which tenancies end soon, and where the signed Form K is missing',
    'Keep who is on council, for which term and in which office',
  ],
  managers: [
    'Bring your spreadsheet: columns are recognised, and every row is tried before anything is written',
    'Record a sale or a move in one step that says beforehand what it will change',
    'Find anybody by name, plate, stall, locker or fob',
  ],
  details: [
    {
      title: 'The unit comes first',
      text: 'Owners, tenants, occupants and agents come and go; the unit stays, with its story. Co-owners, companies, owners of several units and people without email all have their place.',
    },
    {
      title: 'Access follows the keys',
      text: 'When a sale or a move is recorded, access of those who leave ends on the right day, and their fobs, vehicles and bookings with it. Somebody can always be reached: the last manager or council member cannot be removed by accident.',
    },
    {
      title: 'The list of owners, ready',
      text: 'As a PDF or a file, with what the Strata Property Act names in section 35 in British Columbia. Phone numbers and email addresses are not on it. Who took it stands in the history.',
    },
    {
      title: 'Joining without paper',
      text: 'People are invited from the roster, or ask by the building’s code. A code alone lets nobody in: somebody who manages the building decides.',
    },
  ],
  questions: [
    {
      title: 'Can neighbours see my phone number?',
      text: 'Only if you share it, and you can take it back at any time. Those who manage the building see what their work needs.',
    },
    {
      title: 'What if somebody must not be found?',
      text: 'A person can be protected. They then show to those who manage the building and to themselves, and to nobody else.',
    },
    {
      title: 'How do we begin?',
      text: 'With the spreadsheet you have, even one row for each unit with several owners in it. You see what would come of it before it is written.',
    },
  ],
  beside: ['notices', 'parking', 'property-management'],
}
export default words
