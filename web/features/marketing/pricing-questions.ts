export const pricingQuestions: readonly { title: string; text: string }[] = [
  {
    title: 'What counts as a unit?',
    text: 'A strata lot or condo unit that people live or work in. Parking stalls, lockers and the guest suite aren’t counted, and neither are people: a unit with five residents costs the same as an empty one.',
  },
  {
    title: 'When does the minimum apply?',
    text: 'When units times price comes to less than $48 a month. On the full platform, that means fewer than 32 units; from 32 units on, you pay only for your units.',
  },
  {
    title: 'What is a specialised package?',
    text: 'One part of the platform on its own, for a building that wants to start small. Packages start at $0.40 per unit per month. Tell us which part you need, and we’ll give you a price before you decide anything.',
  },
  {
    title: 'Is there a contract?',
    text: 'There’s no long-term contract. You pay by the month, and you can take your records with you when you leave.',
  },
  {
    title: 'Is there a setup fee?',
    text: 'No. You import your roster from a spreadsheet: each row is checked first and shows you what would change, and nothing is saved until you say so.',
  },
  {
    title: 'Do residents pay anything?',
    text: 'No. The building pays; owners and tenants use it for free.',
  },
]
