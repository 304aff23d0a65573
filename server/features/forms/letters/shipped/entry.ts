import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('entryOn', 'Day', { type: 'date' }),
  ask('from', 'From', { type: 'time' }),
  ask('until', 'Until', { type: 'time' }),
  ask('why', 'Why', { type: 'longText', hint: 'Such as the yearly test of smoke alarms' }),
  ask('who', 'Who comes', { hint: 'The firm or the person, and whoever is with them' }),
  ask('prepare', 'What to prepare', {
    type: 'longText',
    required: false,
    hint: 'Such as clearing the space under the sink, or keeping pets in another room',
  }),
]

const visit = `<ul><li><strong>When:</strong> {{asked.entryOn}}, between {{asked.from}} and {{asked.until}}</li><li><strong>Why:</strong> {{asked.why}}</li><li><strong>Who comes:</strong> {{asked.who}}</li><li><strong>Please prepare:</strong> {{asked.prepare}}</li></ul>`
const absent =
  '<p>You need not be there. If nobody opens, we will enter with a key if we have one and lock up afterwards. If that time does not work for you, please tell us as soon as you can.</p>'

const letter = (words: Pick<ShippedLetter, 'content'>): ShippedLetter => ({
  kind: 'entry',
  name: 'Entry notice',
  description: 'Tells whoever lives in a unit, and its owners, when somebody must come in.',
  subject: 'We need to enter unit {{unit.number}} on {{asked.entryOn}}',
  to: 'residents',
  asks,
  ...words,
})

/** Notice in writing before somebody enters a unit. */
export const entry: ShippedBy = {
  BC: letter({
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} needs to enter unit {{unit.number}}:</p>${visit}<p>Standard Bylaw 7 of the Strata Property Act asks owners and residents to let the corporation in on {{law.entryNotice}}’ written notice, to inspect, maintain, repair or renew what it is responsible for. Our bylaws may say it in other words. In an emergency no notice is needed.</p>${absent}${closing}`,
  }),
  AB: letter({
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} needs to enter unit {{unit.number}}:</p>${visit}<p>This is the written notice of at least {{law.entryNotice}} under the Condominium Property Act, its regulation (AR 168/2000) and our bylaws. In an emergency no notice is needed.</p>${absent}${closing}`,
  }),
  other: letter({
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} needs to enter unit {{unit.number}}:</p>${visit}<p>This notice is given as our bylaws provide. In an emergency no notice is needed.</p>${absent}${closing}`,
  }),
}
