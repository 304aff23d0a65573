import { ask, closing, type ShippedBy } from './shipped-letter.ts'

/** The written decision after a hearing that somebody asked for; other acts of ours know no such letter. */
export const hearingDecision: ShippedBy = {
  BC: {
    kind: 'hearingDecision',
    name: 'Decision after a hearing',
    description: 'Gives council’s decision after a hearing that an owner or tenant asked for.',
    subject: 'Council’s decision after the hearing of {{asked.heardOn}}, unit {{unit.number}}',
    to: 'owners',
    asks: [
      ask('heardOn', 'Day of the hearing', { type: 'date' }),
      ask('about', 'What the hearing was about', { hint: 'Such as the request to install a heat pump' }),
      ask('said', 'What was put to council', { type: 'longText' }),
      ask('decided', 'What council decided', { type: 'longText' }),
      ask('reasons', 'Reasons', { type: 'longText' }),
      ask('next', 'What happens next', { type: 'longText', required: false }),
    ],
    content: `<p>Dear {{people.names}},</p><p>Thank you for speaking to council on {{asked.heardOn}} about {{asked.about}}. You asked for a decision, and section 34.1 of the Strata Property Act has council give it in writing within one week after the hearing.</p><h3>What you put to council</h3><p>{{asked.said}}</p><h3>Decision</h3><p>{{asked.decided}}</p><h3>Reasons</h3><p>{{asked.reasons}}</p><p>What happens next: {{asked.next}}</p><p>If you do not agree, you may bring the matter to the Civil Resolution Tribunal.</p>${closing}`,
  },
  AB: null,
  other: null,
}
