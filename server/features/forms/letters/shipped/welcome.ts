import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const words: ShippedLetter = {
  kind: 'welcome',
  name: 'Welcome letter',
  description: 'Greets somebody new, and tells them how the building works and whom to ask.',
  subject: 'Welcome to {{building.name}}',
  to: 'residents',
  asks: [
    ask('contact', 'Whom to ask', { hint: 'A name with phone or email' }),
    ask('garbage', 'Garbage and recycling', { type: 'longText', hint: 'Where and when' }),
    ask('more', 'Anything else', { type: 'longText', required: false }),
  ],
  content: `<p>Dear {{people.names}},</p><p>Welcome to {{building.name}}! We are glad that you are our neighbours in unit {{unit.number}}.</p><h3>Whom to ask</h3><p>{{asked.contact}}</p><h3>Garbage and recycling</h3><p>{{asked.garbage}}</p><h3>Bylaws and rules</h3><p>Our bylaws and rules lie in the library of Parapet, where you also find announcements, bookings and how to report something that is broken. If something is unclear, ask us before you start: that goes most of all for renovations, pets and short stays.</p><h3>Please tell us</h3><p>Let us know your phone number, your vehicles and whom we should call in an emergency. You can keep them up to date yourself in your profile.</p><p>{{asked.more}}</p>${closing}`,
}

/** A greeting for somebody new. */
export const welcome: ShippedBy = { BC: words, AB: words, other: words }
