import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'Decide between meetings, and keep the record',
  lead: 'A quote that can’t wait, a repair everyone agrees on: put it to council, discuss it, vote, and get a numbered decision that holds up at the next meeting.',
  shots: {
    desktop: 'The result of a council vote: three for, none against, one abstention, and the threshold it had to meet.',
    phone:
      'An open proposal on a council member’s phone: two of four have voted, with buttons to vote for, against or abstain.',
  },
  residents: [
    'Answer your building’s polls, with one answer per unit',
    'Know that a poll is only a poll: it states that it decides nothing',
    'See when results will be shown before you answer',
  ],
  council: [
    'Propose, discuss and vote from anywhere, openly or by secret ballot',
    'Declare a conflict of interest and step aside, on the record',
    'Ratify decisions made between meetings at the next meeting',
  ],
  managers: [
    'Read the register of decisions and carry them out',
    'Share the register as a PDF',
    'Ask owners or residents a question, and see which units have answered',
  ],
  details: [
    {
      title: 'Votes are final and close on schedule',
      text: 'Until a vote closes, everyone on council sees how many have voted, and no one sees the tally. Members who haven’t voted get a reminder 48 and 4 hours before.',
    },
    {
      title: 'Math anyone can check',
      text: 'The result shows line by line how it was reached: who could vote, the quorum, the majority, the conflicts. It comes with a line for the minutes and a fingerprint that council can recalculate.',
    },
    {
      title: 'A number for every decision',
      text: 'Votes automatically become numbered decisions, such as D-2026-014, and decisions made at meetings are recorded alongside them. No number is skipped, and nothing can be deleted.',
    },
    {
      title: 'Council means council',
      text: 'Only council members see a proposal. Managers and platform staff don’t, and it never shows up in their search, counts or emails.',
    },
  ],
  questions: [
    {
      title: 'Does this replace the general meeting?',
      text: 'No. It’s for council decisions between meetings. Owners’ resolutions belong at general meetings, and polls state that they aren’t a vote.',
    },
    {
      title: 'Is a vote by app valid?',
      text: 'That depends on your bylaws. If no bylaw lets such a vote decide on its own, it’s recorded as needing ratification at the next meeting, and Parapet says so.',
    },
    {
      title: 'Is a secret vote really secret?',
      text: 'Yes. No one who uses Parapet sees who voted how: the choice is stored without a name or time, and after the vote closes the two can’t be matched again.',
    },
  ],
  beside: ['documents', 'notices', 'property-management'],
}
export default words
