import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const amounts = ask('amounts', 'Amounts owed', {
  type: 'rows',
  hint: 'One line per fee, levy or interest charge. Do not include fines or enforcement costs',
  columns: [
    { key: 'due', label: 'Due date', type: 'date' },
    { key: 'what', label: 'Description', type: 'text' },
    { key: 'amount', label: 'Amount', type: 'money' },
  ],
})
const how = ask('how', 'Payment instructions', {
  type: 'longText',
  hint: 'Where to send payment and what reference to include',
})
const payBy = (usual: string | null): ShippedLetter['asks'][number] =>
  ask('payBy', 'Pay by', {
    type: 'date',
    required: usual === null,
    usual,
    hint: usual === null ? '' : 'If blank, the first day after the period set by law',
  })

const consequence = ask('consequence', 'If it isn’t paid', {
  type: 'longText',
  hint: 'The next step, such as a claim or a registration on title',
})

const owed = '<p>{{asked.amounts}}</p>'

/** A demand for payment, before an action or a charge on the title. */
export const demand: ShippedBy = {
  BC: {
    kind: 'demand',
    name: 'Demand for payment',
    description:
      'Requests payment of money owed, at least two weeks before a lien or legal action. Collections sends it with the amounts from the books.',
    subject: 'Demand for payment, unit {{unit.number}}',
    to: 'owners',
    asks: [amounts, payBy('dates.demandUntil'), how, consequence],
    content: `<p>Dear {{people.names}},</p><p>According to the records of {{building.corporation}}, the following is owed for {{unit.lot}} (unit {{unit.number}}):</p>${owed}<p>Please pay the full amount <strong>by {{asked.payBy}}</strong>.</p><h3>How to pay</h3><p>{{asked.how}}</p><h3>If you do not pay</h3><p>This is the written notice that section 112 of the Strata Property Act requires. {{asked.consequence}} Neither will happen sooner than two weeks after you receive this demand.</p><p>If you believe there is an error, or you would like to pay in instalments, please tell us before that date.</p>${closing}`,
  },
  AB: {
    kind: 'demand',
    name: 'Demand for contributions',
    description: 'Requests payment of contributions owed.',
    subject: 'Contributions owed, unit {{unit.number}}',
    to: 'owners',
    asks: [amounts, payBy(null), how, consequence],
    content: `<p>Dear {{people.names}},</p><p>According to the records of {{building.corporation}}, the following contributions are owed for unit {{unit.number}}:</p>${owed}<p>Please pay the full amount <strong>by {{asked.payBy}}</strong>.</p><h3>How to pay</h3><p>{{asked.how}}</p><h3>If you do not pay</h3><p>If it is not paid by then, the corporation may recover it as the Condominium Property Act and its bylaws allow.</p><p>{{asked.consequence}}</p><p>If you believe there is an error, or you would like to pay in instalments, please tell us before that date.</p>${closing}`,
  },
  other: {
    kind: 'demand',
    name: 'Demand for payment',
    description: 'Requests payment of money owed.',
    subject: 'Payment owed, unit {{unit.number}}',
    to: 'owners',
    asks: [amounts, payBy(null), how, consequence],
    content: `<p>Dear {{people.names}},</p><p>According to our records, the following is owed for unit {{unit.number}}:</p>${owed}<p>Please pay the full amount <strong>by {{asked.payBy}}</strong>.</p><h3>How to pay</h3><p>{{asked.how}}</p><h3>If you do not pay</h3><p>{{asked.consequence}}</p><p>If you believe there is an error, or you would like to pay in instalments, please tell us before that date.</p>${closing}`,
  },
}
