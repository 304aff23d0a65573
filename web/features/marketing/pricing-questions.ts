export const pricingQuestions: readonly { title: string; text: string }[] = [
  {
    title: 'What counts as a unit?',
    text: 'A strata lot or condo unit that people live or work in. Parking stalls, lockers and the guest suite are not counted, and neither are people: a unit with five residents costs as much as one that stands empty.',
  },
  {
    title: 'When does the minimum apply?',
    text: 'Where units times price come to less than 48 dollars a month. On the full platform that is the case below 32 units; from 32 units on you pay for your units alone.',
  },
  {
    title: 'What is a specialised package?',
    text: 'A part of the platform by itself, for a building that wants to begin with one thing. Packages begin at 0.40 CAD per unit per month. Tell us which part you need, and we name its price before you decide anything.',
  },
  {
    title: 'How long are we bound?',
    text: 'There is no long-term contract. You pay by the month, and you can take your records along when you go.',
  },
  {
    title: 'Is there a fee to set it up?',
    text: 'No. Your roster comes in from a spreadsheet: each row is tried first and tells you what would change, and nothing is written before you say so.',
  },
  {
    title: 'Do residents pay anything?',
    text: 'No. The building pays; owners and tenants use it without a charge.',
  },
]
