import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const amounts = ask('amounts', 'What is owed', {
  type: 'rows',
  hint: 'A line for each fee, levy or interest; fines and costs of enforcement do not belong here',
  columns: [
    { key: 'due', label: 'Due', type: 'date' },
    { key: 'what', label: 'What for', type: 'text' },
    { key: 'amount', label: 'Amount', type: 'money' },
  ],
})
const how = ask('how', 'How to pay', { type: 'longText', hint: 'Where to send it, and what to name' })
const payBy = (usual: string | null): ShippedLetter['asks'][number] =>
  ask('payBy', 'Pay until', {
    type: 'date',
    required: usual === null,
    usual,
    hint: usual === null ? '' : 'Left empty, it is the first day on which the law’s time is over',
  })

const owed = '<p>{{asked.amounts}}</p>'

/** A demand for payment, before an action or a charge on the title. */
export const demand: ShippedBy = {
  BC: {
    kind: 'demand',
    name: 'Demand for payment',
    description: 'Asks for money that is owed, at least two weeks before a lien or an action.',
    subject: 'Demand for payment, unit {{unit.number}}',
    to: 'owners',
    asks: [amounts, payBy('dates.demandUntil'), how],
    content: `<p>Dear {{people.names}},</p><p>According to the records of {{building.corporation}}, the following is owed for {{unit.lot}} (unit {{unit.number}}):</p>${owed}<p>Please pay the whole amount <strong>by {{asked.payBy}}</strong>.</p><h3>How to pay</h3><p>{{asked.how}}</p><h3>What happens if it is not paid</h3><p>This is the written notice that section 112 of the Strata Property Act requires. If the amount is not paid by that day, which leaves you at least two weeks from when you receive this demand, the strata corporation may sue or start other proceedings to collect it, and may register a lien against the strata lot for what section 116 allows.</p><p>If you believe that something here is wrong, or you would like to pay in parts, please tell us before that day.</p>${closing}`,
  },
  AB: {
    kind: 'demand',
    name: 'Demand for contributions',
    description: 'Asks for contributions that are owed.',
    subject: 'Contributions owed, unit {{unit.number}}',
    to: 'owners',
    asks: [amounts, payBy(null), how],
    content: `<p>Dear {{people.names}},</p><p>According to the records of {{building.corporation}}, the following contributions are owed for unit {{unit.number}}:</p>${owed}<p>Please pay the whole amount <strong>by {{asked.payBy}}</strong>.</p><h3>How to pay</h3><p>{{asked.how}}</p><h3>What happens if it is not paid</h3><p>If it is not paid by then, the corporation may recover it as the Condominium Property Act and its bylaws allow, which may include interest, a caveat against the title to the unit, and an action in court.</p><p>If you believe that something here is wrong, or you would like to pay in parts, please tell us before that day.</p>${closing}`,
  },
  other: {
    kind: 'demand',
    name: 'Demand for payment',
    description: 'Asks for money that is owed.',
    subject: 'Payment owed, unit {{unit.number}}',
    to: 'owners',
    asks: [amounts, payBy(null), how],
    content: `<p>Dear {{people.names}},</p><p>According to our records the following is owed for unit {{unit.number}}:</p>${owed}<p>Please pay the whole amount <strong>by {{asked.payBy}}</strong>.</p><h3>How to pay</h3><p>{{asked.how}}</p><p>If you believe that something here is wrong, or you would like to pay in parts, please tell us before that day. Otherwise the corporation may collect it by the means that the law gives it.</p>${closing}`,
  },
}
