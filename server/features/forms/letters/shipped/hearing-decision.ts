import { ask, closing, type ShippedBy } from './shipped-letter.ts'

/** The written decision after a hearing that somebody asked for; other acts of ours know no such letter. */
export const hearingDecision: ShippedBy = {
  BC: {
    kind: 'hearingDecision',
    name: 'Decision after a hearing',
    description: 'Gives council’s decision after a hearing requested by an owner or tenant.',
    subject: 'Council’s decision after the hearing on {{asked.heardOn}}, unit {{unit.number}}',
    to: 'owners',
    asks: [
      ask('heardOn', 'Hearing date', { type: 'date' }),
      ask('about', 'Subject of the hearing', { hint: 'Such as the request to install a heat pump' }),
      ask('said', 'Submission to council', { type: 'longText' }),
      ask('decided', 'Decision', { type: 'longText' }),
      ask('reasons', 'Reasons', { type: 'longText' }),
      ask('next', 'Next steps', { type: 'longText', required: false }),
    ],
    content: `<p>Dear {{people.names}},</p><p>Thank you for speaking to council on {{asked.heardOn}} about {{asked.about}}. You requested a decision, and section 34.1 of the Strata Property Act requires council to give it in writing within one week after the hearing.</p><h3>Your submission</h3><p>{{asked.said}}</p><h3>Decision</h3><p>{{asked.decided}}</p><h3>Reasons</h3><p>{{asked.reasons}}</p><p>Next steps: {{asked.next}}</p><p>If you disagree, you may bring the matter to the Civil Resolution Tribunal.</p>${closing}`,
  },
  AB: null,
  other: null,
}
