import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const found = ask('found', 'Decision', {
  type: 'choice',
  choices: ['The bylaw or rule was contravened', 'The bylaw or rule was not contravened'],
})
const asks: ShippedLetter['asks'] = [
  ask('rule', 'Bylaw or rule', { hint: 'As named in the particulars letter' }),
  ask('particularsOn', 'Date of the particulars letter', { type: 'date' }),
  ask('decidedOn', 'Meeting date', { type: 'date' }),
  found,
  ask('reasons', 'Reasons', { type: 'longText', hint: 'The information considered and the reasons for the decision' }),
  ask('outcome', 'Consequences', {
    type: 'longText',
    required: false,
    hint: 'A fine with its amount and due date, costs, or use of a facility. Leave blank if none',
  }),
]

const facts = `<ul><li><strong>Bylaw or rule:</strong> {{asked.rule}}</li><li><strong>Decision:</strong> {{asked.found}}</li><li><strong>Reasons:</strong> {{asked.reasons}}</li><li><strong>Consequences:</strong> {{asked.outcome}}</li></ul>`

/** The written decision on a complaint. */
export const decision: ShippedBy = {
  BC: {
    kind: 'decision',
    name: 'Decision letter',
    description: 'Gives council’s written decision on a complaint.',
    subject: 'Council’s decision about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>On {{asked.particularsOn}} you were given the particulars of a complaint in connection with unit {{unit.number}} and an opportunity to answer it. At its meeting on {{asked.decidedOn}}, council considered the complaint and everything put before it. This is its decision in writing, as section 135 (2) of the Strata Property Act requires:</p>${facts}<p>If council found a contravention and it continues, section 135 (3) allows council to act on it again without another letter of particulars.</p><p>If you disagree, you may request a hearing before council under section 34.1 of the Act, or bring the matter to the Civil Resolution Tribunal.</p>${closing}`,
  },
  AB: {
    kind: 'decision',
    name: 'Board’s decision',
    description: 'Gives the board’s written decision on an alleged non-compliance.',
    subject: 'The board’s decision about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>Our notice of {{asked.particularsOn}} informed you of an alleged non-compliance with the bylaws in connection with unit {{unit.number}} and gave you a chance to respond. At its meeting on {{asked.decidedOn}}, the board considered the matter and everything put before it. Its decision under the Condominium Property Act and the bylaws is as follows:</p>${facts}<p>If you disagree, please tell the board in writing and explain why. You may also be able to bring the matter to the condominium dispute resolution tribunal or to court; time limits apply.</p>${closing}`,
  },
  other: {
    kind: 'decision',
    name: 'Decision on a complaint',
    description: 'Gives the board’s written decision on a complaint.',
    subject: 'The board’s decision about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>Our letter of {{asked.particularsOn}} informed you of a complaint in connection with unit {{unit.number}} and asked for your side. The board considered it at its meeting on {{asked.decidedOn}} and decided as follows:</p>${facts}<p>If you disagree, please tell the board in writing and explain why.</p>${closing}`,
  },
}
