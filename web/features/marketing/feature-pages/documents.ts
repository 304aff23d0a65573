import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'The memory of your building',
  lead: 'Bylaws, minutes, insurance, the depreciation report: in one place, found by any word inside them, and open to exactly those who may read them.',
  shots: {
    desktop: 'The bylaws of a building opened in the library, with their versions and why they are kept beside them.',
    phone: 'The document library on a tenant’s phone, with its categories and a search.',
  },
  residents: [
    'Find the page, not only the file: the search marks your words inside the document',
    'Read it right there, on a phone too',
    'Ask for records and see until when the law owes them to you',
  ],
  council: [
    'Hand over to the next council without a shoebox of paper',
    'Be told 90, 30 and 7 days before a policy or contract ends',
    'Answer requests for records one by one, with the fee that the law allows',
  ],
  managers: [
    'Drop many files at once and file them together',
    'Write letters from templates with their sections, and send them to 200 units at a time',
    'See who has taken which version of what',
  ],
  details: [
    {
      title: 'Who may read what',
      text: 'Each category and folder says what owners, tenants, members and council may do there. The usual setting follows the law: owners read the records, tenants the bylaws and rules. What somebody may not read is not there for them, nor counted.',
    },
    {
      title: 'Never lost, never silently changed',
      text: 'A new version does not overwrite the one before. What is deleted waits 35 days in a bin. While the law has a record kept, or a legal hold lies on it, deleting is refused with the section and the first possible day.',
    },
    {
      title: 'Letters with the law beside them',
      text: 'Particulars of a complaint, a demand for payment, notice of entry or of a meeting: each names its section, says whether the time is long enough, and goes by email or on paper as the law lets it be served.',
    },
    {
      title: 'Safe to open',
      text: 'Each file is checked by its content. Pictures are redrawn without where they were taken, and every download is logged.',
    },
  ],
  questions: [
    {
      title: 'Can tenants read the minutes?',
      text: 'By itself no: they read bylaws, rules, forms and guides. Your building decides otherwise by category or folder.',
    },
    {
      title: 'Are scanned pages searchable?',
      text: 'The search reads the text that a file holds. A scan without text is found by its title, description and file name.',
    },
    {
      title: 'Can we take everything along?',
      text: 'Yes. A folder or a category comes as a ZIP, with what you may read in it.',
    },
  ],
  beside: ['council-voting', 'notices', 'property-management'],
}
export default words
