import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const words: ShippedLetter = {
  kind: 'welcome',
  name: 'Welcome letter',
  description: 'Welcomes new residents and explains how the building works and who to contact.',
  subject: 'Welcome to {{building.name}}',
  to: 'residents',
  asks: [
    ask('contact', 'Contact', { hint: 'Name with phone or email' }),
    ask('garbage', 'Garbage and recycling', { type: 'longText', hint: 'Where and when' }),
    ask('more', 'Other information', { type: 'longText', required: false }),
  ],
  content: `<p>Dear {{people.names}},</p><p>Welcome to {{building.name}}! We are glad to have you as neighbours in unit {{unit.number}}.</p><h3>Contact</h3><p>{{asked.contact}}</p><h3>Garbage and recycling</h3><p>{{asked.garbage}}</p><h3>Bylaws and rules</h3><p>Our bylaws and rules are in the library in Parapet, where you can also find announcements, book amenities and report anything that is broken. If something is unclear, please ask us before you start, especially about renovations, pets and short stays.</p><h3>Please tell us</h3><p>Let us know your phone number, your vehicles and who to call in an emergency. You can keep these details up to date in your profile.</p><p>{{asked.more}}</p>${closing}`,
}

/** A greeting for somebody new. */
export const welcome: ShippedBy = { BC: words, AB: words, other: words }
