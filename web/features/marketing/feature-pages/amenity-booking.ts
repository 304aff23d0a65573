import type { FeatureWords } from './words.ts'

const words: FeatureWords = {
  heading: 'The guest suite, the lounge, the moving elevator',
  lead: 'See by day, week or month what is free, and book it in three taps. What it costs, which rules hold and whether somebody has to approve it stands there before you ask.',
  shots: {
    desktop:
      'A day by amenity: free times of the amenity room, the guest suite and the gym, each with its place and its price.',
    phone:
      'An owner’s bookings on a phone: a squash court held from the waitlist, to take or let go, and the roof terrace.',
  },
  residents: [
    'Book in three taps, repeat a booking, and see it in your own calendar',
    'Wait for a time that somebody else has: a place that becomes free is held for you',
    'Know until when you can cancel without consequence',
  ],
  council: [
    'Set limits by unit, so that the same few do not have the lounge every Saturday',
    'Draw lots for dates that many want, with a draw that everybody can check',
    'See how many hours an amenity is used, and which rule refused how often',
  ],
  managers: [
    'Approve what needs approval, check people in, and keep track of deposits',
    'Close an amenity for some days with a reason that everybody reads',
    'Note what was damaged, with photos, where only the desk sees it',
  ],
  details: [
    {
      title: 'Booked by rules, not by who shouts',
      text: 'Every limit is said before somebody books, with the first day from which it is allowed again. Two bookings that overlap are refused by the database itself, so they cannot happen.',
    },
    {
      title: 'Five ways to choose a time',
      text: 'Fixed slots, free times, whole days, overnight stays and moves. Each amenity has its own hours, lengths, gaps for cleaning, capacity, fee and deposit.',
    },
    {
      title: 'The rules that you agreed to',
      text: 'House rules are kept in every version. A booking shows the text of its own day for good, and a changed text is agreed to anew.',
    },
    {
      title: 'Check in at the door',
      text: 'A sign with a QR code at the door checks people in on their phone. Where your building wants that, who does not come counts as a no-show.',
    },
  ],
  questions: [
    {
      title: 'Can people pay for a booking in it?',
      text: 'Not today. The fee and the deposit are shown and kept on record; money changes hands the way it does now.',
    },
    {
      title: 'Do neighbours see who has booked?',
      text: 'No. They see that it is taken. Those who manage amenities see by whom.',
    },
    {
      title: 'What happens when somebody moves out?',
      text: 'Bookings of theirs that have not begun are cancelled, and the places are offered to those who wait.',
    },
  ],
  beside: ['parking', 'maintenance', 'forum'],
}
export default words
