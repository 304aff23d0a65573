import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Neighbours talk where neighbours are',
  lead: 'Who lends a ladder, is the gym warm enough, a sofa to give away: a forum that belongs to the building, with real names and without anybody’s phone number.',
  shots: {
    desktop:
      'The forum of a building: categories, a pinned welcome, a lamp for sale and a question about music at night.',
    phone: 'A neighbour’s question about a hum at night and its answers, on a phone.',
  },
  residents: [
    'Ask, answer, react, and follow what interests you; mute what does not',
    'Sell and give away in a marketplace that says what things cost and what is gone',
    'Get new posts by email once a week, once a day, or not at all',
  ],
  council: [
    'Write officially, so that everybody knows when council speaks',
    'Talk among yourselves in a category of which others find no trace',
    'Ask a quick question with a small poll',
  ],
  managers: [
    'Look after what was reported in one queue, the oldest first',
    'Decide who reads and who writes in each category',
    'Look at posts before they show, for new writers only or for everybody',
  ],
  details: [
    {
      title: 'Kept civil, in the open',
      text: 'Anybody can report what should not stand. Three reports from different neighbours hide it until somebody looks. Everybody reads in a log what was hidden, moved or locked, in which role and why, without the words themselves.',
    },
    {
      title: 'Never guilty unheard',
      text: 'Whoever is hidden is told the reason and can correct what they wrote. Nobody decides about their own words.',
    },
    {
      title: 'Found again',
      text: 'A search finds any word of any post that you may read. Questions show their answer first, and what you have not read is marked.',
    },
    {
      title: 'Your unit stays yours',
      text: 'Beside your words stands your name. The number of your unit stands there only if you want it to.',
    },
  ],
  questions: [
    {
      title: 'Can we do without a forum?',
      text: 'Yes. It is a switch in the building’s settings. Nothing is deleted when it is off.',
    },
    {
      title: 'Who can read it?',
      text: 'People of your building, by category. Visitors read nothing of it, and search engines never see it.',
    },
    {
      title: 'Is what council writes there a record?',
      text: 'It can be. Correspondence of a strata council may be a record that owners can ask for, so council writes there as it would in a letter.',
    },
  ],
  beside: ['notices', 'council-voting', 'residents'],
}
export default words
