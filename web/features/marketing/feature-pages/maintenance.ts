import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'From a leak to a job well done',
  lead: 'A resident takes a photo. From then on, everyone who needs to know can see who’s handling it, what happens next and by when.',
  shots: {
    desktop:
      'A board of maintenance tickets in five columns, from open to resolved, with who’s assigned to each and what’s overdue.',
    phone: 'A resident’s report of a water stain on a phone, with its photo and the next step.',
  },
  residents: [
    'Report what’s broken from your phone, with photos',
    'See what neighbours have already reported, and follow it instead of reporting it again',
    'Hear about every step, pick the time of a visit, and rate the work when it’s done',
  ],
  council: [
    'Approve work above the limit you set; below it, things get done',
    'See what’s open, what’s overdue and how long repairs take, month by month',
    'Keep track of equipment, with its warranties and seasonal upkeep',
  ],
  managers: [
    'Work from a table, a board or by unit, with saved filters',
    'Assign a ticket to a colleague or a vendor, ask for quotes, and approve the invoice',
    'Discuss it in internal notes that no resident ever sees',
  ],
  details: [
    {
      title: 'Fair deadlines',
      text: 'Each ticket has two: one for a reply and one for resolving it. They follow the priority, your office hours and holidays, and pause while the resident has a question to answer. No one gets an alert at night about something that can wait.',
    },
    {
      title: 'Vendors without an account',
      text: 'A vendor gets a link by email: what needs to be done, where, and how to quote, offer times and report the work done. The link shows nothing about other vendors, prices or the discussion on the ticket, and you can revoke it immediately.',
    },
    {
      title: 'Vendor documents kept current',
      text: 'Each vendor’s insurance and workers’ compensation are kept with their expiry dates. You’re reminded 30 and 7 days before, and anyone ordering work from a vendor without valid documents gets a warning first.',
    },
    {
      title: 'The right number in an emergency',
      text: 'If life is in danger, that’s 911; otherwise it’s the number your building has set. The people who manage the building are alerted on every channel at the same moment.',
    },
  ],
  questions: [
    {
      title: 'Can everyone see my ticket?',
      text: 'No. A ticket inside a unit is visible to the person who reported it and the people who manage the building. Neighbours can follow problems on common property, without seeing your unit or your name.',
    },
    {
      title: 'What if it wasn’t fixed?',
      text: 'A finished ticket can be reopened for fourteen days, or for as long as your building sets. A poor rating reopens it automatically.',
    },
    {
      title: 'Can someone report by phone?',
      text: 'Yes. Management enters it for them, and people without an account get replies by email.',
    },
  ],
  beside: ['property-management', 'residents', 'amenity-booking'],
}
export default words
