import { ask, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('meeting', 'Meeting', { hint: 'Such as Annual general meeting' }),
  ask('heldOn', 'Date', { type: 'date' }),
  ask('at', 'Time', { type: 'time' }),
  ask('returnTo', 'Return to', { hint: 'Or bring it to the meeting' }),
]

const blank = '<p>Name of the proxy: ______________________________</p>'
const scope =
  '<p>[&nbsp;&nbsp;&nbsp;] at this meeting, on all matters</p><p>[&nbsp;&nbsp;&nbsp;] at this meeting, only on: ______________________________</p>'
const signature =
  '<p>Signature of the owner: ______________________________</p><p>Signature of a co-owner, if there is one: ______________________________</p><p>Date: ____________________</p>'

const letter = (words: Pick<ShippedLetter, 'content' | 'description'>): ShippedLetter => ({
  kind: 'proxy',
  name: 'Proxy appointment',
  subject: 'Proxy for {{asked.meeting}} on {{asked.heldOn}}, unit {{unit.number}}',
  to: 'owners',
  asks,
  ...words,
})

/** A form by which owners send somebody to a meeting for them; in our own words, no act prescribes them. */
export const proxy: ShippedBy = {
  BC: letter({
    description: 'A form to appoint a proxy for a general meeting. It is not the prescribed Form A, which is optional.',
    content: `<p>To {{building.corporation}}</p><p>I am, or we are, {{people.owners}}, owner of {{unit.lot}} (unit {{unit.number}}), and appoint the following person as proxy under section 56 of the Strata Property Act for the {{asked.meeting}} on {{asked.heldOn}} at {{asked.at}}:</p>${blank}<p>The proxy may speak and vote for me or us:</p>${scope}<p>If I or we vote in person, or revoke this appointment, it has no effect.</p>${signature}<p>Please return it to {{asked.returnTo}}. This is our own wording and not the prescribed Form A; the Act requires only that a proxy be in writing and signed by the person appointing the proxy.</p>`,
  }),
  AB: letter({
    description: 'A form to appoint a proxy for a general meeting.',
    content: `<p>To {{building.corporation}}</p><p>I am, or we are, {{people.owners}}, owner of unit {{unit.number}}, and appoint the following person as proxy under the Condominium Property Act and the bylaws for the {{asked.meeting}} on {{asked.heldOn}} at {{asked.at}}:</p>${blank}<p>The proxy may speak and vote for me or us:</p>${scope}<p>If I or we vote in person, or revoke this appointment, it has no effect.</p>${signature}<p>Please return it to {{asked.returnTo}}. The Act and the bylaws determine who may act as a proxy.</p>`,
  }),
  other: letter({
    description: 'A form to appoint a proxy for a general meeting.',
    content: `<p>To {{building.corporation}}</p><p>I am, or we are, {{people.owners}}, owner of unit {{unit.number}}, and appoint the following person as proxy for the {{asked.meeting}} on {{asked.heldOn}} at {{asked.at}}:</p>${blank}<p>The proxy may speak and vote for me or us:</p>${scope}<p>If I or we vote in person, or revoke this appointment, it has no effect.</p>${signature}<p>Please return it to {{asked.returnTo}}. The bylaws determine who may act as a proxy.</p>`,
  }),
}
