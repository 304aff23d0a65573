/** The cases of the demo buildings: one in each stage, one fined, and one that can't be fined yet. */
import type { ClosedAs, ViolationTopic } from '../../../../contract/violations/violation.ts'

/** How far a demo case goes. */
export type Until =
  | 'report'
  | 'warn'
  | 'review'
  | 'particulars'
  | 'hearing'
  | 'answer'
  | 'decision'
  | 'told'
  | 'fine'
  | 'close'

/** A member of council, by the name of the account. */
type DemoVoter = 'council' | 'priya.raman'

export interface DemoCase {
  /** Who reports it, by the name of the account; the manager enters what others wrote or said. */
  by: 'owner' | 'tenant' | 'council' | 'manager' | 'owner.b' | 'council.b'
  complainant?: string
  daysAgo: number
  topic: ViolationTopic
  unit: string
  accused: 'owners' | 'tenants'
  bylaw: string
  place: string
  at: string
  words: string
  /** What the people it is about are told. */
  happened: string
  answer?: string
  until: Until
  closed?: { as: ClosedAs; reason: string }
  /** Council votes on it: who opened the vote, and who has voted. */
  vote?: { by: DemoVoter; votes: readonly DemoVoter[] }
  /** The letter still waits to be delivered. */
  isUndelivered?: true
}

const music = 'Music and shouting could be heard through closed doors from 11 p.m. to 1:30 a.m.'

export const harbourCases: readonly DemoCase[] = [
  {
    ...{ by: 'tenant', daysAgo: 2, until: 'report', topic: 'noise', unit: '405', accused: 'owners', bylaw: '2' },
    ...{ place: 'Fourth floor', at: '06:40', words: 'Someone above us drops weights every morning before 7.' },
    happened: '',
  },
  {
    ...{ by: 'owner', daysAgo: 5, until: 'review', topic: 'garbage', unit: '308', accused: 'owners', bylaw: '2' },
    ...{ place: 'Garbage room', at: '21:15', words: 'A mattress and two boxes were left beside the bins again.' },
    happened: 'A mattress and two boxes were left beside the bins.',
  },
  {
    ...{ by: 'manager', daysAgo: 9, until: 'warn', topic: 'pets', unit: '703', accused: 'owners', bylaw: '3' },
    ...{ place: 'Lobby', at: '17:20', words: 'A dog was off its leash in the lobby.' },
    happened:
      'Please keep your dog on a leash or carry it on common property. This is a reminder; nothing else follows.',
  },
  {
    ...{
      by: 'manager',
      daysAgo: 8,
      until: 'particulars',
      topic: 'commonProperty',
      unit: '305',
      accused: 'tenants',
      bylaw: '2',
    },
    ...{ complainant: 'Gareth Oyelaran', place: 'Third-floor hallway', at: '19:00' },
    words: 'Two bikes and a stroller have been in the hallway for a week and block the exit.',
    happened: 'Two bikes and a stroller stood in the hallway outside the unit and narrowed the exit.',
  },
  {
    ...{
      by: 'council',
      daysAgo: 16,
      until: 'hearing',
      topic: 'alterations',
      unit: '506',
      accused: 'owners',
      bylaw: '4',
    },
    ...{
      place: 'Unit 506',
      at: '10:30',
      words: 'A contractor is cutting into the balcony wall. No approval is on file.',
    },
    happened: 'The balcony wall was opened for a new window without council’s approval.',
  },
  {
    ...{ by: 'owner', daysAgo: 20, until: 'answer', topic: 'noise', unit: '602', accused: 'owners', bylaw: '2' },
    ...{ place: 'Unit 602', at: '23:10', words: music, happened: music },
    answer: 'We had guests that evening and are sorry. We’ve told them it won’t happen again.',
    // Gordon Leung lives there, so he doesn’t see the vote.
    vote: { by: 'council', votes: ['council', 'priya.raman'] },
  },
  {
    ...{ by: 'owner', daysAgo: 40, until: 'decision', topic: 'smoking', unit: '204', accused: 'owners', bylaw: '2' },
    ...{
      place: 'Balcony of unit 204',
      at: '20:00',
      words: 'Smoke from their balcony fills our bedroom most evenings.',
    },
    happened: 'Cigarette smoke from the balcony entered the units above on most evenings.',
  },
  {
    ...{ by: 'owner', daysAgo: 66, until: 'fine', topic: 'shortStay', unit: '401', accused: 'owners', bylaw: '8' },
    ...{
      place: 'Unit 401',
      at: '15:45',
      words: 'New people with suitcases come every few days and ask for the key box.',
    },
    happened: 'The unit was advertised by the night and used by paying guests for three nights.',
  },
  {
    ...{ by: 'manager', daysAgo: 52, until: 'told', topic: 'noise', unit: '306', accused: 'owners', bylaw: '2' },
    ...{ complainant: 'Marisol Petit', place: 'Unit 306', at: '00:20', words: music, happened: music },
    isUndelivered: true,
  },
  {
    ...{ by: 'owner', daysAgo: 75, until: 'close', topic: 'moving', unit: '208', accused: 'owners', bylaw: '5' },
    ...{ place: 'Elevator 1', at: '19:30', words: 'Furniture was moved in the evening without a booking.' },
    happened: 'Furniture was moved at 7:30 p.m. without a booking.',
    closed: { as: 'cured', reason: 'The owner has booked the rest of the move.' },
  },
]

export const prairieCases: readonly DemoCase[] = [
  {
    ...{ by: 'owner.b', daysAgo: 3, until: 'report', topic: 'noise', unit: '6', accused: 'owners', bylaw: '31' },
    ...{ place: 'Second floor', at: '23:40', words: 'Loud television after 11 p.m.', happened: '' },
  },
  {
    ...{ by: 'manager', daysAgo: 6, until: 'review', topic: 'pets', unit: '9', accused: 'owners', bylaw: '27' },
    ...{ place: 'Courtyard', at: '08:00', words: 'A large dog lives in unit 9. No consent is on file.' },
    happened: 'A dog of more than 20 kg lives in the unit without the board’s consent.',
  },
  {
    ...{ by: 'owner.b', daysAgo: 10, until: 'particulars', topic: 'noise', unit: '4', accused: 'owners', bylaw: '31' },
    ...{
      place: 'Unit 4',
      at: '23:30',
      words: 'A party went on until 3 a.m.',
      happened: 'A party went on until 3 a.m.',
    },
  },
  {
    ...{ by: 'owner.b', daysAgo: 15, until: 'hearing', topic: 'pets', unit: '7', accused: 'owners', bylaw: '27' },
    ...{
      place: 'Unit 7',
      at: '12:00',
      words: 'A dog barks all day.',
      happened: 'A dog barked from 9 a.m. to 4 p.m. on several days.',
    },
  },
  {
    ...{ by: 'owner.b', daysAgo: 22, until: 'answer', topic: 'noise', unit: '11', accused: 'owners', bylaw: '31' },
    ...{ place: 'Unit 11', at: '01:10', words: 'Drums at night.', happened: 'Drums were played at 1:10 a.m.' },
    answer: 'It was once, for a birthday. I’ve moved the drums to a studio.',
  },
  {
    ...{ by: 'owner.b', daysAgo: 45, until: 'decision', topic: 'noise', unit: '2', accused: 'owners', bylaw: '31' },
    ...{ place: 'Unit 2', at: '23:50', words: music, happened: music },
  },
  {
    ...{ by: 'manager', daysAgo: 55, until: 'told', topic: 'noise', unit: '5', accused: 'owners', bylaw: '31' },
    ...{ place: 'Unit 5', at: '23:20', words: music, happened: music, isUndelivered: true },
  },
  {
    ...{ by: 'owner.b', daysAgo: 70, until: 'fine', topic: 'noise', unit: '10', accused: 'owners', bylaw: '31' },
    ...{ place: 'Unit 10', at: '02:00', words: music, happened: music },
  },
  {
    ...{ by: 'manager', daysAgo: 80, until: 'close', topic: 'other', unit: '8', accused: 'owners', bylaw: '31' },
    ...{ place: 'Parkade', at: '22:00', words: 'A car alarm rang at night.', happened: 'A car alarm rang at night.' },
    closed: { as: 'dismissed', reason: 'The car belonged to a visitor of another building.' },
  },
]
