import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'The guest suite, the lounge, the moving elevator',
  lead: 'See what’s free by day, week or month, and book it in three taps. The cost, the rules and any approval needed are shown before you book.',
  shots: {
    desktop:
      'A day view by amenity: available times for the amenity room, the guest suite and the gym, each with its location and price.',
    phone:
      'An owner’s bookings on a phone: a squash court slot offered from the waitlist, to confirm or decline, and the roof terrace.',
  },
  residents: [
    'Book in three taps, repeat a booking, and see it in your own calendar',
    'Join the waitlist for a time that’s taken: when it opens up, it’s held for you',
    'Know how late you can cancel without penalty',
  ],
  council: [
    'Set limits per unit, so the same few people don’t get the lounge every Saturday',
    'Hold a draw for popular dates that anyone can verify',
    'See how many hours each amenity is used, and how often each rule refused a booking',
  ],
  managers: [
    'Approve requests, check people in, and keep track of deposits',
    'Close an amenity for a few days, with a reason everyone can see',
    'Record damage with photos that only management can see',
  ],
  details: [
    {
      title: 'Booked by the rules, not by who’s loudest',
      text: 'Every limit is shown before you book, with the first day you can book again. The database itself refuses overlapping bookings, so they can’t happen.',
    },
    {
      title: 'Five ways to choose a time',
      text: 'Fixed slots, open times, whole days, overnight stays and moves. Each amenity has its own hours, booking lengths, cleaning gaps, capacity, fee and deposit.',
    },
    {
      title: 'The rules you agreed to',
      text: 'Every version of the house rules is kept. A booking always shows the text that was in effect for it, and people agree again when the text changes.',
    },
    {
      title: 'Check in at the door',
      text: 'A QR code posted at the door lets people check in on their phone. If your building wants, anyone who doesn’t show up is marked as a no-show.',
    },
  ],
  questions: [
    {
      title: 'Can people pay for a booking in Parapet?',
      text: 'Not today. The fee and the deposit are shown and recorded; people pay the way they do now.',
    },
    {
      title: 'Do neighbours see who has booked?',
      text: 'No. They only see that the time is taken. The people who manage amenities see who booked it.',
    },
    {
      title: 'What happens when someone moves out?',
      text: 'Their upcoming bookings are cancelled, and the times are offered to people on the waitlist.',
    },
  ],
  beside: ['parking', 'maintenance', 'forum'],
}
export default words
