import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('meeting', 'Type of meeting', { type: 'choice', choices: ['Annual general meeting', 'Special general meeting'] }),
  ask('heldOn', 'Date', { type: 'date' }),
  ask('at', 'Time', { type: 'time' }),
  ask('place', 'Location', { hint: 'Or “by electronic means only”' }),
  ask('electronic', 'Electronic attendance', {
    type: 'longText',
    required: false,
    hint: 'The link and phone number, if people can attend this way',
  }),
  ask('agenda', 'Items to be voted on', {
    type: 'longText',
    hint: 'One line per item',
  }),
  ask('resolutions', 'Text of resolutions', {
    type: 'longText',
    required: false,
    hint: 'The exact wording of each resolution that needs more than a majority',
  }),
  ask('enclosed', 'Enclosures', {
    type: 'longText',
    required: false,
    hint: 'Such as the budget and the financial statement of an annual general meeting',
  }),
]

const meeting = `<ul><li><strong>Date:</strong> {{asked.heldOn}}</li><li><strong>Time:</strong> {{asked.at}}</li><li><strong>Location:</strong> {{asked.place}}</li><li><strong>Attending electronically:</strong> {{asked.electronic}}</li></ul><h3>Items to be voted on</h3><p>{{asked.agenda}}</p><p><strong>Resolutions:</strong> {{asked.resolutions}}</p><p><strong>Enclosures:</strong> {{asked.enclosed}}</p>`
const proxyWords =
  '<p>If you cannot attend, you may send someone with a proxy signed by you. Please bring this notice with you and arrive a few minutes early so that everyone can be registered.</p>'

const letter = (content: string): ShippedLetter => ({
  kind: 'meetingNotice',
  name: 'Notice of general meeting',
  description: 'Gives owners timely notice of an annual or special general meeting.',
  subject: '{{asked.meeting}} on {{asked.heldOn}}',
  to: 'owners',
  asks,
  content,
})

/** The notice of a general meeting. */
export const meetingNotice: ShippedBy = {
  BC: letter(
    `<p>Dear {{people.names}},</p><p>{{building.corporation}} gives you notice under section 45 of the Strata Property Act of the following meeting of its owners ({{asked.meeting}}):</p>${meeting}<p>Each strata lot has the votes that the Act and the plan give it. Your lot is {{unit.lot}} (unit {{unit.number}}).</p>${proxyWords}${closing}`,
  ),
  AB: letter(
    `<p>Dear {{people.names}},</p><p>{{building.corporation}} gives you notice under the Condominium Property Act, s. 30.1, of the following meeting of its owners ({{asked.meeting}}):</p>${meeting}<p>Your unit is unit {{unit.number}}. Votes are counted under the Act and the bylaws.</p>${proxyWords}${closing}`,
  ),
  other: letter(
    `<p>Dear {{people.names}},</p><p>{{building.corporation}} invites you to the following meeting of its owners ({{asked.meeting}}):</p>${meeting}<p>Your unit is unit {{unit.number}}. Notice is given as our bylaws provide.</p>${proxyWords}${closing}`,
  ),
}
