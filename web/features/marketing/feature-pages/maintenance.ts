import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'From a leak to a job well done',
  lead: 'A resident takes a photo. From then on everybody who needs to know can see who looks after it, what happens next and by when.',
  shots: {
    desktop:
      'A board of maintenance tickets in five columns, from open to resolved, with who looks after each and what is late.',
    phone: 'A resident’s report of a water stain on the phone, with its photo and what happens next.',
  },
  residents: [
    'Report what is broken from your phone, with photos',
    'See what neighbours have reported already, and follow it instead of reporting it again',
    'Be told of every step, pick the time of a visit, and rate the work when it is done',
  ],
  council: [
    'Approve work above the limit that you set; below it things get done',
    'See what is open, what is late and how long repairs take, month by month',
    'Keep equipment with its warranties and what it needs each season',
  ],
  managers: [
    'Work from a table, a board or by unit, with filters that you keep by name',
    'Give a ticket to a colleague or a vendor, ask for quotes, and approve the bill',
    'Talk among yourselves in notes that no resident ever reads',
  ],
  details: [
    {
      title: 'Clocks that are fair',
      text: 'Each ticket has two: until somebody answers, and until it is resolved. They follow the priority, your office hours and the holidays, and wait while the resident is asked something. Nobody is alarmed at night about what can wait.',
    },
    {
      title: 'Vendors without an account',
      text: 'A vendor gets a link by email: what is to be done, where, and how to quote, offer times and say that it is done. The link shows nothing of other vendors, of prices, or of the talk about the ticket, and you can end it at once.',
    },
    {
      title: 'Papers in order',
      text: 'Insurance and workers’ compensation of each vendor are kept with their last day. You are reminded 30 and 7 days before, and whoever orders work from a vendor without valid papers is warned first.',
    },
    {
      title: 'Emergencies say whom to call',
      text: 'Where life is in danger that is 911; otherwise the number that your building has set. Those who look after the building are told by every way at the same moment.',
    },
  ],
  questions: [
    {
      title: 'Can everybody see my ticket?',
      text: 'No. What is inside a unit is seen by whoever reported it and those who look after the building. Trouble on the common property can be followed by neighbours, without your unit or your name.',
    },
    {
      title: 'What if it was not fixed?',
      text: 'A ticket that is over can be opened again for fourteen days, or as long as your building says. A poor rating opens it by itself.',
    },
    {
      title: 'Can somebody report by phone?',
      text: 'Yes. The desk writes it down for them, and whoever has no account is answered by email.',
    },
  ],
  beside: ['property-management', 'residents', 'amenity-booking'],
}
export default words
