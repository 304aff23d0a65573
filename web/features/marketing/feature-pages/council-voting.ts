import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Decide between meetings, and keep the record',
  lead: 'A quote that cannot wait, a repair that everybody agrees on: put it to council, discuss it, vote, and have a numbered decision that stands up at the next meeting.',
  shots: {
    desktop:
      'The result of a council vote: three for, none against, one abstains, and the threshold that it had to pass.',
    phone:
      'An open proposal on a council member’s phone: two of four have voted, with buttons to vote for, against or abstain.',
  },
  residents: [
    'Answer polls of your building, one answer for each unit',
    'Know that a poll is a poll: it says that it decides nothing',
    'See when the result shows before you answer',
  ],
  council: [
    'Propose, discuss and vote, openly or in secret, from wherever you are',
    'Declare a conflict of interest and stay out of it, on record',
    'Ratify at the next meeting what was decided in between',
  ],
  managers: [
    'Read the register of decisions, and carry out what was decided',
    'Hand the register over as a PDF',
    'Ask owners or residents a question, and see which units have answered',
  ],
  details: [
    {
      title: 'A vote is final, and closes by the clock',
      text: 'Until then everybody sees how many have voted, and nobody sees how it stands. Those who have not voted are reminded 48 and 4 hours before.',
    },
    {
      title: 'Arithmetic that anybody can check',
      text: 'The result says line by line how it came about: who could vote, the quorum, the majority, the conflicts. It comes with a line for the minutes and a fingerprint that council can work out again.',
    },
    {
      title: 'A number for every decision',
      text: 'Votes become decisions by themselves, such as D-2026-014, and those of meetings are written down beside them. No number is left out, and nothing can be deleted.',
    },
    {
      title: 'Council means council',
      text: 'Only members of council see a proposal. Managers and the staff of the platform do not, and neither do search, counts or emails.',
    },
  ],
  questions: [
    {
      title: 'Does this replace the general meeting?',
      text: 'No. It is for decisions of the council between its meetings. Owners’ resolutions belong to general meetings, and polls say that they are no vote.',
    },
    {
      title: 'Is a vote by app valid?',
      text: 'That depends on your bylaws. Where no bylaw lets such a vote decide by itself, it is kept as to be ratified at the next meeting, and the product says so.',
    },
    {
      title: 'Is a secret vote really secret?',
      text: 'Yes. Nobody who uses the product sees who voted how: the choice is kept without name or time, and once the vote has closed the two cannot be put together again.',
    },
  ],
  beside: ['documents', 'notices', 'property-management'],
}
export default words
