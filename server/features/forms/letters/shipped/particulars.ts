import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('rule', 'Bylaw or rule', { hint: 'Its number and heading, such as Bylaw 3 (4), Pets' }),
  ask('ruleText', 'Full text', { type: 'longText', hint: 'The wording as filed' }),
  ask('happened', 'Details', {
    type: 'longText',
    hint: 'Facts only. Do not name the person who complained; that stays in the file',
  }),
  ask('happenedOn', 'Date', { type: 'date' }),
  ask('happenedAt', 'Time', { type: 'time', required: false }),
  ask('place', 'Location', { hint: 'Such as the courtyard or the third-floor hallway' }),
  ask('evidence', 'Evidence', {
    type: 'longText',
    required: false,
    hint: 'Photographs, logs and reports. Do not name who sent them',
  }),
  ask('consequence', 'Possible decision', {
    type: 'longText',
    hint: 'Such as a fine of up to $200 or the cost of remedying the contravention',
  }),
  ask('answerBy', 'Answer by', {
    type: 'date',
    required: false,
    usual: 'dates.answerBy',
    hint: 'If blank, it is counted from the day the letter counts as received',
  }),
]

const facts = `<ul><li><strong>Bylaw or rule:</strong> {{asked.rule}}</li><li><strong>Full text:</strong> {{asked.ruleText}}</li><li><strong>Details:</strong> {{asked.happened}}</li><li><strong>Date:</strong> {{asked.happenedOn}}</li><li><strong>Time:</strong> {{asked.happenedAt}}</li><li><strong>Location:</strong> {{asked.place}}</li><li><strong>Evidence:</strong> {{asked.evidence}}</li></ul>`

/** The particulars of a complaint; they never say who complained. */
export const particulars: ShippedBy = {
  BC: {
    kind: 'particulars',
    name: 'Bylaw particulars letter',
    description: 'Gives an owner or tenant the particulars of a complaint before any decision is made.',
    subject: 'Complaint about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} has received a complaint that a bylaw or rule was not followed in connection with unit {{unit.number}}. Before council decides anything, section 135 of the Strata Property Act entitles you to the particulars of the complaint in writing and to a reasonable opportunity to answer it. These are the particulars:</p>${facts}<h3>Possible decision</h3><p>If council finds that the bylaw or rule was contravened, it may decide the following: {{asked.consequence}}</p><p>No decision has been made. You do not owe anything because of this letter.</p><h3>How to answer</h3><p>You may answer in writing <strong>by {{asked.answerBy}}</strong>, to {{building.address}}. You may also request a hearing, where you speak to council in person or by electronic means; please request it in writing by the same date. If you need more time to answer, tell us before then and explain why.</p><p>If you do not answer, council will decide based on the information it has.</p><p>If a tenant is involved, the landlord and the owner of the unit receive notice of this complaint, as section 135 (1) (f) requires. To protect their privacy, the person who complained is not named in this letter.</p>${closing}`,
  },
  AB: {
    kind: 'particulars',
    name: 'Notice of alleged non-compliance',
    description:
      'Tells an owner or tenant of the allegation and gives them a chance to respond before the board decides.',
    subject: 'Alleged non-compliance with {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks: asks.map((one) =>
      one.key === 'consequence'
        ? {
            ...one,
            label: 'Proposed sanction',
            hint: 'As the bylaws allow, and how and by when it can be remedied',
          }
        : one,
    ),
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} has reason to believe that its bylaws were not complied with in connection with unit {{unit.number}}. The board has not decided anything yet. Under the Condominium Property Act and its regulation, you are given this notice in writing and a chance to respond first.</p>${facts}<h3>Proposed sanction</h3><p>{{asked.consequence}}</p><h3>How to respond</h3><p>You may respond in writing <strong>by {{asked.answerBy}}</strong>, to {{building.address}}. You may also ask to speak to the board. The board will have anything you send before it when it decides, and will give you its decision in writing.</p><p>If you do not respond, the board will decide based on the information it has. To protect their privacy, the person who reported this is not named here.</p>${closing}`,
  },
  other: {
    kind: 'particulars',
    name: 'Notice of a complaint',
    description: 'Tells someone about a complaint before anything is decided.',
    subject: 'Complaint about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks: asks.map((one) => (one.key === 'consequence' ? { ...one, label: 'Possible decision' } : one)),
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} has received a complaint in connection with unit {{unit.number}}. Nothing has been decided, and we are asking for your side first.</p>${facts}<h3>Possible decision</h3><p>{{asked.consequence}}</p><h3>How to answer</h3><p>Please answer in writing <strong>by {{asked.answerBy}}</strong>, to {{building.address}}. You may also ask to speak to the board. If you do not answer, the board will decide based on the information it has.</p><p>To protect their privacy, the person who complained is not named here.</p>${closing}`,
  },
}
