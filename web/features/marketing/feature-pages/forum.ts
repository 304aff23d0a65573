import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'A place for neighbours to talk',
  lead: 'Who has a ladder to lend? Is the gym warm enough? Anyone want a sofa? A forum that belongs to the building, with real names and no phone numbers.',
  shots: {
    desktop: 'A building’s forum: categories, a pinned welcome, a lamp for sale and a question about music at night.',
    phone: 'A neighbour’s question about a hum at night and the replies, on a phone.',
  },
  residents: [
    'Ask, answer, react, follow what interests you and mute what doesn’t',
    'Sell things or give them away in a marketplace that shows prices and what’s gone',
    'Get new posts by email once a week, once a day, or not at all',
  ],
  council: [
    'Post officially, so everyone knows when council is speaking',
    'Talk among yourselves in a category that’s invisible to everyone else',
    'Ask a quick question with a small poll',
  ],
  managers: [
    'Handle reported posts in one queue, oldest first',
    'Decide who can read and who can post in each category',
    'Review posts before they appear, for new authors only or for everyone',
  ],
  details: [
    {
      title: 'Kept civil, in the open',
      text: 'Anyone can report a post that doesn’t belong. Three reports from different neighbours hide it until someone reviews it. A log shows everyone what was hidden, moved or locked, by which role and why, without the text itself.',
    },
    {
      title: 'A fair hearing',
      text: 'If your post is hidden, you see the reason and can edit it. No one moderates their own posts.',
    },
    {
      title: 'Easy to find again',
      text: 'Search finds any word in any post you can read. Questions show their answer first, and unread posts are marked.',
    },
    {
      title: 'Your unit number is up to you',
      text: 'Your name appears with your posts. Your unit number appears only if you want it to.',
    },
  ],
  questions: [
    {
      title: 'Can we do without a forum?',
      text: 'Yes. There’s a switch in the building’s settings. Nothing is deleted when it’s off.',
    },
    {
      title: 'Who can read it?',
      text: 'People in your building, by category. Visitors can’t read any of it, and search engines never see it.',
    },
    {
      title: 'Are council’s posts a record?',
      text: 'They can be. A strata council’s correspondence may be a record that owners can request, so council writes there as it would in a letter.',
    },
  ],
  beside: ['notices', 'council-voting', 'residents'],
}
export default words
