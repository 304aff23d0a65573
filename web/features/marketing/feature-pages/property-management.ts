import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Many buildings, one clear day',
  lead: 'See what’s overdue, due today, coming up or waiting in every building you manage, on one page, with each item one tap away from its record.',
  shots: {
    desktop:
      'A manager’s day across two buildings, starting with what’s overdue: expired insurance and tickets awaiting a reply.',
    phone: 'The manager’s dashboard for a building, on a phone.',
  },
  residents: [
    'Get an answer sooner, because nothing gets lost in a mailbox',
    'See who manages your building, and when the office is open',
    'Count on vendors’ insurance being tracked',
  ],
  council: [
    'See the same numbers as your manager, whenever you like',
    'Approve what’s above your limit, and nothing below it',
    'Read the building’s history: who changed what, and when',
  ],
  managers: [
    'Start the day with one list for all your buildings',
    'Switch buildings without signing in again, and work with the keyboard',
    'Keep vendors, equipment, warranties and yearly maintenance in order',
  ],
  details: [
    {
      title: 'Your day, put together',
      text: 'Overdue or unassigned tickets, records requests by legal deadline, people waiting for access, vendor paperwork and documents about to expire, council terms that are ending.',
    },
    {
      title: 'Each building follows its own law',
      text: 'British Columbia and Alberta use different terms and count days differently. Terms, sections and holidays follow each building’s province, and if no one has checked a rule against the act, Parapet says so.',
    },
    {
      title: 'Permissions you can show',
      text: 'A building decides which areas its council and its manager handle. Residents are never given access to finances, voting belongs to council alone, and every change is in the history.',
    },
    {
      title: 'In your building’s colours',
      text: 'The building’s logo, colours and icon appear on its screens and in its emails, and text stays readable whatever colours you pick.',
    },
  ],
  questions: [
    {
      title: 'Does it do the accounting?',
      text: 'No. It records what work orders, amenities and stalls cost. Strata fees and your ledger stay where you keep them today.',
    },
    {
      title: 'Can platform staff see our building?',
      text: 'Only after they give a reason. Your building’s history shows who came in, when, why and what they read.',
    },
    {
      title: 'Can we use it without a management company?',
      text: 'Yes. A council that manages its own building has the same tools.',
    },
  ],
  beside: ['maintenance', 'residents', 'documents'],
}
export default words
