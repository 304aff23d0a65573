import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Notices that reach every unit',
  lead: 'Water off on Tuesday, the general meeting on the 14th, a break-in in the parkade: write it once, send it to the right people, and see who it has reached, unit by unit.',
  shots: {
    desktop: 'A notice about an elevator as its manager sees it: 42 of 64 units reached, unit by unit.',
    phone: 'A building’s announcements on an owner’s phone, with their priority and whether they’ve been read.',
  },
  residents: [
    'Read what matters to you in one place, on your phone, with an email or a push message if you want one',
    'Acknowledge with one tap, so no one needs to chase you',
    'Choose quiet hours, and get community news once a day or once a week',
  ],
  council: [
    'See how many units a notice has reached, and which doors still need a paper copy',
    'Pin what matters for as many days as it matters; it unpins automatically',
    'Print a lobby poster with a QR code that links to the notice',
  ],
  managers: [
    'Write now and publish on a day of your choice',
    'Send to everyone, owners, tenants, council or selected units',
    'Correct mistakes in the open: the earlier text stays on record',
  ],
  details: [
    {
      title: 'Reached means read, not sent',
      text: 'We record when a person first opened a notice and when they acknowledged it. People are counted once, however many units they have. A unit with no one on record counts as not reached, because the notice has to go under the door.',
    },
    {
      title: 'Only the right people see it',
      text: 'A notice to owners is invisible to tenants: in lists, in search and by its link. It goes to the people who own or rent on that day, so no one has to maintain a mailing list.',
    },
    {
      title: 'Urgent means urgent',
      text: 'An emergency notice goes out immediately on every channel, quiet hours or not, and ends after a week unless you choose otherwise, so old alerts don’t pile up.',
    },
    {
      title: 'On record',
      text: 'A published notice is frozen. A correction is a visible revision with a note on what changed, and receipts for the earlier text are kept.',
    },
  ],
  questions: [
    {
      title: 'What about people without email?',
      text: 'They stay on the roster. Coverage shows their unit as not reached, and you print the notice for them.',
    },
    {
      title: 'Can residents turn notices off?',
      text: 'They choose how they’re notified for each kind of message. Emergencies, and meeting notices required by law, can’t be turned off.',
    },
    {
      title: 'Can a notice have attachments?',
      text: 'Up to ten files, at most 25 MB each. Anyone who can read the notice can download them, and no one else can.',
    },
  ],
  beside: ['residents', 'documents', 'forum'],
}
export default words
