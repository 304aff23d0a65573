import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Notices that reach every unit',
  lead: 'Water off on Tuesday, the general meeting on the 14th, a break-in in the garage: write it once, send it to those it is for, and see unit by unit whom it has reached.',
  shots: {
    desktop: 'A notice about an elevator as its manager sees it: 42 of 64 units reached, unit by unit.',
    phone: 'The announcements of a building on an owner’s phone, with their priority and whether they are read.',
  },
  residents: [
    'Read what concerns you in one place, on your phone, with an email or a push message if you want one',
    'Acknowledge with one tap, and nobody knocks at your door to ask',
    'Choose quiet hours, and get community news once a day or once a week',
  ],
  council: [
    'See how many units a notice has reached, and which doors still need a paper copy',
    'Pin what matters for as many days as it matters; it unpins by itself',
    'Print a lobby poster with a QR code that leads to the notice',
  ],
  managers: [
    'Write now and publish on a day of your choice',
    'Send to everybody, owners, tenants, council, or chosen units',
    'Correct what was wrong in the open: the former words stay on record',
  ],
  details: [
    {
      title: 'Reached means read, not sent',
      text: 'Opening a notice notes when it was first read, acknowledging notes when that was. People are counted once, however many units they have. A unit that nobody is known for counts as not reached, because there a notice must go under the door.',
    },
    {
      title: 'Only for those it is for',
      text: 'A notice to owners is not there for tenants: not in lists, not in the search, not by its address. Owners and tenants are who owns or rents on that day, so nobody keeps a mailing list by hand.',
    },
    {
      title: 'Urgent is urgent',
      text: 'An emergency goes out at once by every way there is, quiet hours or not, and ends after a week where nobody says otherwise, so that old alarms do not pile up.',
    },
    {
      title: 'On record',
      text: 'What was published is frozen. A correction is a visible revision with a word on what changed, and receipts of the earlier text are kept.',
    },
  ],
  questions: [
    {
      title: 'What about people without email?',
      text: 'They stay on the roster. Coverage shows their unit as not reached, and you print the notice for them.',
    },
    {
      title: 'Can residents switch notices off?',
      text: 'They choose the ways for each kind of message. Emergencies, and notice of meetings that the law asks for, cannot be switched off.',
    },
    {
      title: 'Can a notice carry files?',
      text: 'Up to ten, at most 25 MB each. Whoever may read the notice may load them, and nobody else.',
    },
  ],
  beside: ['residents', 'documents', 'forum'],
}
export default words
