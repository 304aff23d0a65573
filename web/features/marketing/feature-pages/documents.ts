import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Your building’s memory',
  lead: 'Bylaws, minutes, insurance and the depreciation report in one place, searchable by any word inside them, and open only to the people allowed to read them.',
  shots: {
    desktop: 'A building’s bylaws open in the library, with their versions and the reason they’re kept alongside.',
    phone: 'The document library on a tenant’s phone, with categories and search.',
  },
  residents: [
    'Find the page, not just the file: search highlights your keywords inside the document',
    'Read it right there, even on a phone',
    'Request records and see the legal deadline for getting them',
  ],
  council: [
    'Hand over to the next council without a shoebox of paper',
    'Get reminders 90, 30 and 7 days before a policy or contract ends',
    'Answer records requests one by one, with the fee the law allows',
  ],
  managers: [
    'Upload many files at once and file them together',
    'Write letters from templates that cite the right section, and send them to 200 units at a time',
    'See who has downloaded which version of what',
  ],
  details: [
    {
      title: 'Control over who reads what',
      text: 'Each category and folder states what owners, tenants, members and council can do there. The default follows the law: owners read the records, tenants the bylaws and rules. Documents you can’t read don’t appear for you, not even in a count.',
    },
    {
      title: 'Never lost, never silently changed',
      text: 'A new version doesn’t overwrite the previous one. Deleted documents stay in the trash for 35 days. If the law requires a record to be kept, or it’s under a legal hold, it can’t be deleted, and you see the section and the earliest date.',
    },
    {
      title: 'Letters that cite the law',
      text: 'Particulars of a complaint, a demand for payment, notice of entry or of a meeting: each cites its section, says whether the notice period is long enough, and goes by email or on paper, as the law allows it to be served.',
    },
    {
      title: 'Safe to open',
      text: 'Every file is checked by its content. Images are redrawn without location data, and every download is logged.',
    },
  ],
  questions: [
    {
      title: 'Can tenants read the minutes?',
      text: 'Not by default: they read bylaws, rules, forms and guides. Your building can change that by category or folder.',
    },
    {
      title: 'Are scanned pages searchable?',
      text: 'Search reads the text in a file. A scan without text can be found by its title, description and file name.',
    },
    {
      title: 'Can we take everything with us?',
      text: 'Yes. Download a folder or a category as a ZIP, with everything in it that you can read.',
    },
  ],
  beside: ['council-voting', 'notices', 'property-management'],
}
export default words
