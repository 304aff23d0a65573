import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('entryOn', 'Date', { type: 'date' }),
  ask('from', 'From', { type: 'time' }),
  ask('until', 'To', { type: 'time' }),
  ask('why', 'Reason', { type: 'longText', hint: 'Such as the annual smoke alarm test' }),
  ask('who', 'Attending', { hint: 'The company or person, and anyone with them' }),
  ask('prepare', 'Preparation', {
    type: 'longText',
    required: false,
    hint: 'Such as clearing the area under the sink or keeping pets in another room',
  }),
]

const visit = `<ul><li><strong>When:</strong> {{asked.entryOn}}, between {{asked.from}} and {{asked.until}}</li><li><strong>Reason:</strong> {{asked.why}}</li><li><strong>Attending:</strong> {{asked.who}}</li><li><strong>Please prepare:</strong> {{asked.prepare}}</li></ul>`
const absent =
  '<p>You do not need to be home. If no one answers, we will enter with a key if we have one and lock up afterwards. If that time does not work for you, please tell us as soon as you can.</p>'

const letter = (words: Pick<ShippedLetter, 'content'>): ShippedLetter => ({
  kind: 'entry',
  name: 'Entry notice',
  description: 'Tells a unit’s residents and owners when someone needs to enter.',
  subject: 'We need to enter unit {{unit.number}} on {{asked.entryOn}}',
  to: 'residents',
  asks,
  ...words,
})

/** Notice in writing before somebody enters a unit. */
export const entry: ShippedBy = {
  BC: letter({
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} needs to enter unit {{unit.number}}:</p>${visit}<p>Standard Bylaw 7 of the Strata Property Act requires owners and residents to allow the corporation to enter on {{law.entryNotice}}’ written notice to inspect, maintain, repair or renew what it is responsible for. Our bylaws may word this differently. In an emergency, no notice is required.</p>${absent}${closing}`,
  }),
  AB: letter({
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} needs to enter unit {{unit.number}}:</p>${visit}<p>This is the written notice of at least {{law.entryNotice}} under the Condominium Property Act, its regulation (AR 168/2000) and our bylaws. In an emergency, no notice is required.</p>${absent}${closing}`,
  }),
  other: letter({
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} needs to enter unit {{unit.number}}:</p>${visit}<p>This notice is given as our bylaws provide. In an emergency, no notice is required.</p>${absent}${closing}`,
  }),
}
