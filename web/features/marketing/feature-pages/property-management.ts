import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Many buildings, one clear day',
  lead: 'What is late, what is due today, what comes soon and what waits: of every building you look after, on one page, each line one tap away from its record.',
  shots: {
    desktop:
      'A manager’s day over two buildings, which begins with what is overdue: insurance that has run out, tickets that are owed an answer.',
    phone: 'The manager’s dashboard of a building on a phone.',
  },
  residents: [
    'Get an answer sooner, because nothing lies forgotten in a mailbox',
    'See who manages your building, and when the office is open',
    'Rely on it that the insurance of vendors is watched',
  ],
  council: [
    'See the same figures as your manager, whenever you like',
    'Approve what lies above your limit, and nothing below it',
    'Read the history of the building: who changed what, and when',
  ],
  managers: [
    'Begin the day with one list over all your buildings',
    'Switch buildings without signing in again, and work with the keyboard',
    'Keep vendors, equipment, warranties and yearly maintenance in order',
  ],
  details: [
    {
      title: 'The day, put together',
      text: 'Tickets that are late or unassigned, requests for records by their legal date, people who wait to be let in, papers of vendors and documents that run out, terms on council that end.',
    },
    {
      title: 'Each building its own law',
      text: 'British Columbia and Alberta call things differently and count days differently. Words, sections and holidays follow the province of each building, and where nobody has checked a rule against the act, it says so.',
    },
    {
      title: 'Rights that you can show',
      text: 'A building decides which areas its council and its manager look after. Money is never given to residents, votes belong to council alone, and every change stands in the history.',
    },
    {
      title: 'In the building’s colours',
      text: 'Logo, colours and icon of the building appear on its screens and in its emails, and text stays readable whichever colours it picks.',
    },
  ],
  questions: [
    {
      title: 'Does it do the accounting?',
      text: 'No. It keeps what work orders, amenities and stalls cost as records. Strata fees and your ledger stay where you keep them today.',
    },
    {
      title: 'Can the platform’s staff see our building?',
      text: 'Only after they have said why. Who came, when, for what reason and what they read stands in your building’s history.',
    },
    {
      title: 'Can we use it without a management company?',
      text: 'Yes. A council that manages its building itself has the same tools.',
    },
  ],
  beside: ['maintenance', 'residents', 'documents'],
}
export default words
