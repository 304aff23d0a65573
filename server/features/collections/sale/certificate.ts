/** The figures of a unit for a sale: its monthly fee, what is owed, levies to come, and whether a certificate of payment can be given. */
import type { CertificateFigures } from '../../../../contract/collections/certificate.ts'
import { certificateRule, reasonOf } from '../../../../law/law.ts'
import { Conflict } from '../../../http/errors.ts'
import { monthlyFeeOf } from '../../budget/budget.ts'
import { instalmentsOfUnit } from '../../levies/levies.ts'
import { requireHolding } from '../../ledger/ledger.ts'
import { requireAccount, type ById, type Caller } from '../facts.ts'
import { leviesAfter, owedAndHeld, paymentCertificate } from './rules.ts'

/**
 * Works out the figures of the account of a unit's owners today (BC: Strata Property Act, ss. 59 and 115). 404 as
 * `requireAccount`; 409 for owners who sold the unit.
 */
export const certificateFigures = async (ctx: Caller, { params }: ById): Promise<CertificateFigures> => {
  const { unit, facts } = await requireAccount(ctx, params.id)
  if (!facts.isCurrent) throw Conflict('These owners sold the unit. Open the account of its owners today.')
  const { today } = facts
  const { jurisdiction } = ctx.building
  // Due today counts as owing, though it isn't overdue yet.
  const due = (await requireHolding(ctx, params.id)).charges.filter(({ dueOn }) => dueOn <= today)
  const owed = owedAndHeld(facts, due)
  const [information, payment] = [
    certificateRule(jurisdiction, 'information'),
    certificateRule(jurisdiction, 'payment'),
  ]
  return {
    ...{ unit, on: today, monthlyCents: await monthlyFeeOf(ctx, unit._id, `${today.slice(0, 7)}-01`) },
    ...{ owingCents: owed.owingCents, trustCents: owed.trustCents },
    owing: owed.owing.map(({ authority: _authority, ...one }) => one),
    ...leviesAfter(await instalmentsOfUnit(ctx, unit._id), today),
    payment: paymentCertificate(facts, owed),
    source: { information: information && reasonOf(information), payment: payment && reasonOf(payment) },
  }
}
