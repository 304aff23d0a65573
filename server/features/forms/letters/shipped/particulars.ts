import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const asks: ShippedLetter['asks'] = [
  ask('rule', 'Bylaw or rule', { hint: 'Its number and heading, such as Bylaw 3 (4), Pets' }),
  ask('ruleText', 'What it says', { type: 'longText', hint: 'Its words as they are filed' }),
  ask('happened', 'What happened', {
    type: 'longText',
    hint: 'Facts only. Leave out who complained: their name stays in the file',
  }),
  ask('happenedOn', 'Day', { type: 'date' }),
  ask('happenedAt', 'Time', { type: 'time', required: false }),
  ask('place', 'Place', { hint: 'Such as the courtyard, or the hallway of floor 3' }),
  ask('evidence', 'What supports it', {
    type: 'longText',
    required: false,
    hint: 'Photographs, logs, reports; not who sent them',
  }),
  ask('consequence', 'What council may decide', {
    type: 'longText',
    hint: 'Such as a fine of up to $200, or the cost of putting it right',
  }),
  ask('answerBy', 'Answer until', {
    type: 'date',
    required: false,
    usual: 'dates.answerBy',
    hint: 'Left empty, it is counted from the day on which the letter counts as received',
  }),
]

const facts = `<ul><li><strong>Bylaw or rule:</strong> {{asked.rule}}</li><li><strong>What it says:</strong> {{asked.ruleText}}</li><li><strong>What happened:</strong> {{asked.happened}}</li><li><strong>When:</strong> {{asked.happenedOn}}</li><li><strong>At:</strong> {{asked.happenedAt}}</li><li><strong>Where:</strong> {{asked.place}}</li><li><strong>What supports it:</strong> {{asked.evidence}}</li></ul>`

/** The particulars of a complaint; they never say who complained. */
export const particulars: ShippedBy = {
  BC: {
    kind: 'particulars',
    name: 'Bylaw particulars letter',
    description: 'Tells an owner or tenant what is complained of, before anything is decided.',
    subject: 'Complaint about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks,
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} has received a complaint that a bylaw or rule was not followed in connection with unit {{unit.number}}. Before council decides anything, section 135 of the Strata Property Act entitles you to the particulars of the complaint in writing and to a reasonable opportunity to answer it. These are the particulars:</p>${facts}<h3>What council may decide</h3><p>If council finds that the bylaw or rule was contravened, it may decide the following: {{asked.consequence}}</p><p>No decision has been made. Nothing is owed because of this letter.</p><h3>How you can answer</h3><p>You may answer in writing <strong>until {{asked.answerBy}}</strong>, to {{building.address}}. You may also ask for a hearing, where you speak to council in person or by electronic means; please ask for it in writing by the same day. If you need more time to answer, tell us before then and say why.</p><p>If you do not answer, council will decide on what it knows.</p><p>Where a tenant is concerned, the landlord and the owner of the unit receive notice of this complaint as section 135 (1) (f) requires. The name of whoever complained is not given in this letter to protect their privacy.</p>${closing}`,
  },
  AB: {
    kind: 'particulars',
    name: 'Notice of alleged non-compliance',
    description:
      'Tells an owner or tenant what is alleged and gives them a chance to respond before the board decides.',
    subject: 'Alleged non-compliance with {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks: asks.map((one) =>
      one.key === 'consequence'
        ? {
            ...one,
            label: 'Proposed sanction',
            hint: 'As the bylaws allow it, and how it can be put right and by when',
          }
        : one,
    ),
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} has reason to believe that its bylaws were not complied with in connection with unit {{unit.number}}. The board has decided nothing yet. Under the Condominium Property Act and its regulation you are given this notice in writing and a chance to respond first.</p>${facts}<h3>What is proposed</h3><p>{{asked.consequence}}</p><h3>How you can respond</h3><p>You may respond in writing <strong>until {{asked.answerBy}}</strong>, to {{building.address}}. You may also ask to speak to the board. Whatever you send will be before the board when it decides, and its decision will be given to you in writing.</p><p>If you do not respond, the board will decide on what it knows. The name of whoever reported this is not given here to protect their privacy.</p>${closing}`,
  },
  other: {
    kind: 'particulars',
    name: 'Notice of a complaint',
    description: 'Tells somebody what is complained of, before anything is decided.',
    subject: 'Complaint about {{asked.rule}}, unit {{unit.number}}',
    to: 'owners',
    asks: asks.map((one) => (one.key === 'consequence' ? { ...one, label: 'What the board may decide' } : one)),
    content: `<p>Dear {{people.names}},</p><p>{{building.corporation}} has received a complaint in connection with unit {{unit.number}}. Nothing has been decided, and you are asked for your side first.</p>${facts}<h3>What the board may decide</h3><p>{{asked.consequence}}</p><h3>How you can answer</h3><p>Please answer in writing <strong>until {{asked.answerBy}}</strong>, to {{building.address}}. You may also ask to speak to the board. If you do not answer, the board will decide on what it knows.</p><p>The name of whoever complained is not given here to protect their privacy.</p>${closing}`,
  },
}
