import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const found = ask('found', 'What was decided', {
  type: 'choice',
  choices: ['The bylaw or rule was contravened', 'The bylaw or rule was not contravened'],
})
const asks: ShippedLetter['asks'] = [
  ask('rule', 'Bylaw or rule', { hint: 'As in the letter with the particulars' }),
  ask('particularsOn', 'Date of the letter with the particulars', { type: 'date' }),
  ask('decidedOn', 'Day of the meeting', { type: 'date' }),
  found,
  ask('reasons', 'Reasons', { type: 'longText', hint: 'What was before the meeting, and why it decided so' }),
  ask('outcome', 'What follows', {
    type: 'longText',
    required: false,
    hint: 'A fine with its amount and when it is due, costs, or the use of a facility; nothing where nothing follows',
  }),
]

const facts = `<ul><li><strong>Bylaw or rule:</strong> {{asked.rule}}</li><li><strong>Decision:</strong> {{asked.found}}</li><li><strong>Reasons:</strong> {{asked.reasons}}</li><li><strong>What follows:</strong> {{asked.outcome}}</li></ul>`

/** The written decision on a complaint. */
export const decision: ShippedBy = {
  BC: {
    kind: 'decision',
    name: 'Decision letter',
    description: 'Gives council’s decision on a complaint in writing.',
    subject: 'Council’s decision about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>On {{asked.particularsOn}} you were given the particulars of a complaint in connection with unit {{unit.number}} and an opportunity to answer it. Council considered the complaint and all that was put before it at its meeting on {{asked.decidedOn}}, and gives you its decision in writing as section 135 (2) of the Strata Property Act requires:</p>${facts}<p>Where council found a contravention and it continues, section 135 (3) lets council act on it again without another letter of particulars.</p><p>If you do not agree, you may ask council for a hearing under section 34.1 of the act, or bring the matter to the Civil Resolution Tribunal.</p>${closing}`,
  },
  AB: {
    kind: 'decision',
    name: 'Board’s decision',
    description: 'Gives the board’s decision on an alleged non-compliance in writing.',
    subject: 'The board’s decision about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>By our notice of {{asked.particularsOn}} you were told of an alleged non-compliance with the bylaws in connection with unit {{unit.number}} and given a chance to respond. The board considered the matter and all that was put before it at its meeting on {{asked.decidedOn}}. Its decision under the Condominium Property Act and the bylaws is this:</p>${facts}<p>If you do not agree, please tell the board in writing and say why. You may also be able to bring the matter to the condominium dispute resolution tribunal or to court; the time for doing so is limited.</p>${closing}`,
  },
  other: {
    kind: 'decision',
    name: 'Decision on a complaint',
    description: 'Gives the board’s decision on a complaint in writing.',
    subject: 'The board’s decision about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>By our letter of {{asked.particularsOn}} you were told of a complaint in connection with unit {{unit.number}} and asked for your side. The board considered it at its meeting on {{asked.decidedOn}} and decided as follows:</p>${facts}<p>If you do not agree, please tell the board in writing and say why.</p>${closing}`,
  },
}
