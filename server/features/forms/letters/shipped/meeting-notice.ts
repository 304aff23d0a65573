import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('meeting', 'Kind of meeting', { type: 'choice', choices: ['Annual general meeting', 'Special general meeting'] }),
  ask('heldOn', 'Day', { type: 'date' }),
  ask('at', 'Time', { type: 'time' }),
  ask('place', 'Place', { hint: 'Or “by electronic means only”' }),
  ask('electronic', 'How to attend electronically', {
    type: 'longText',
    required: false,
    hint: 'The link and the phone number, if people may attend so',
  }),
  ask('agenda', 'What will be voted on', {
    type: 'longText',
    hint: 'A line for each matter',
  }),
  ask('resolutions', 'Resolutions word by word', {
    type: 'longText',
    required: false,
    hint: 'The exact wording of each resolution that needs more than a majority',
  }),
  ask('enclosed', 'Enclosed', {
    type: 'longText',
    required: false,
    hint: 'Such as the budget and the financial statement of an annual general meeting',
  }),
]

const meeting = `<ul><li><strong>Day:</strong> {{asked.heldOn}}</li><li><strong>Time:</strong> {{asked.at}}</li><li><strong>Place:</strong> {{asked.place}}</li><li><strong>Attending electronically:</strong> {{asked.electronic}}</li></ul><h3>What will be voted on</h3><p>{{asked.agenda}}</p><p><strong>Resolutions:</strong> {{asked.resolutions}}</p><p><strong>Enclosed:</strong> {{asked.enclosed}}</p>`
const proxyWords =
  '<p>If you cannot come, you may send somebody with a proxy that you have signed. Please bring this notice with you, and come some minutes early so that everybody can be registered.</p>'

const letter = (content: string): ShippedLetter => ({
  kind: 'meetingNotice',
  name: 'Notice of general meeting',
  description: 'Calls owners to an annual or special general meeting in time.',
  subject: '{{asked.meeting}} on {{asked.heldOn}}',
  to: 'owners',
  asks,
  content,
})

/** The notice of a general meeting. */
export const meetingNotice: ShippedBy = {
  BC: letter(
    `<p>Dear {{people.names}},</p><p>{{building.corporation}} gives you notice under section 45 of the Strata Property Act of the following meeting of its owners ({{asked.meeting}}):</p>${meeting}<p>Each strata lot has the votes that the act and the plan give it. Your lot is {{unit.lot}} (unit {{unit.number}}).</p>${proxyWords}${closing}`,
  ),
  AB: letter(
    `<p>Dear {{people.names}},</p><p>{{building.corporation}} gives you notice under the Condominium Property Act, s. 30.1, of the following meeting of its owners ({{asked.meeting}}):</p>${meeting}<p>Your unit is unit {{unit.number}}. How votes are counted follows the act and the bylaws.</p>${proxyWords}${closing}`,
  ),
  other: letter(
    `<p>Dear {{people.names}},</p><p>{{building.corporation}} invites you to the following meeting of its owners ({{asked.meeting}}):</p>${meeting}<p>Your unit is unit {{unit.number}}. Notice is given as our bylaws provide.</p>${proxyWords}${closing}`,
  ),
}
