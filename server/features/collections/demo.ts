/** The arrears of the demo, through the verbs: a demand whose period is over, one to be delivered, a payment plan, reminders. */
import { CollectionStep } from '../../../contract/collections/bodies.ts'
import type { Collection } from '../../../contract/collections/collection.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { permissionsFor } from '../buildings/buildings.ts'
import { deliverRun, handOver } from '../forms/forms.ts'
import { readAccounts, todayIn, type Caller } from './facts.ts'
import { getCollection } from './reading.ts'
import { setReminders } from './reminders/reminders.ts'
import { stepCollection } from './steps.ts'

const managing = async (ctx: InBuilding): Promise<Caller> => {
  const account = (await findAccountByEmail(ctx.db, 'manager@parapet.example'))!
  return { ...ctx, account, role: 'management', superadmin: false, permissions: permissionsFor('management', {}) }
}

const step = async (who: Caller, id: string, body: object): Promise<Collection> => {
  const { version } = await getCollection(who, { params: { id } })
  return stepCollection(who, { params: { id }, body: CollectionStep.parse({ ...body, version }) })
}

/** Finds the account of a unit with something overdue; null where it has paid by then. */
const owing = async (who: Caller, unitNumber: string): Promise<Collection | null> => {
  const found = (await readAccounts(who)).find(({ unit, facts }) => unit.unitNumber === unitNumber && facts.overdue[0])
  return found ? getCollection(who, { params: { id: found._id } }) : null
}

/** Demands everything that is overdue of a unit on paper, and mails it where that is said. */
const demand = async (who: Caller, unitNumber: string, isMailed: boolean): Promise<void> => {
  const account = await owing(who, unitNumber)
  if (!account) return
  const chargeIds = account.charges.filter(({ isLienable }) => isLienable).map(({ _id }) => _id)
  const said = { forLien: true, forAction: true, byEmail: false, howToPay: account.howToPay }
  const { demands } = await step(who, account._id, { step: 'demand', chargeIds, ...said })
  const letter = demands[0]!.letter!
  await deliverRun(who, { buildingId: who.building._id, runId: letter.runId })
  if (!isMailed) return
  for (const { _id: addresseeId } of letter.addressees)
    await handOver(who, { params: { id: letter._id, addresseeId }, body: { method: 'mail', on: todayIn(who) } })
}

/** Agrees on two instalments of what a unit owes of earlier months. */
const plan = async (who: Caller, unitNumber: string): Promise<void> => {
  const account = await owing(who, unitNumber)
  if (!account) return
  const [today, half] = [todayIn(who), Math.floor(account.dueCents / 2)]
  const next = plusMonths(`${today.slice(0, 7)}-01`, 1)
  await step(who, account._id, {
    ...{ step: 'plan', chargeIds: account.charges.map(({ _id }) => _id), on: today },
    request: 'By email: two instalments, with the fees of those months.',
    ...{ decidedOn: today, decision: 'The board agreed by email and will confirm it at its next meeting.' },
    instalments: [
      { dueOn: next, cents: half },
      { dueOn: plusMonths(next, 1), cents: account.dueCents - half },
    ],
  })
}

/** Collects what owners of a building of the demo owe. */
export const seedCollections: SeedDemo = async (at, which) => {
  const now = await managing(at(0))
  if (which === 'prairie') return plan(now, '7')
  await setReminders(now, { body: { reminderDays: [5, 15], version: 0 } })
  await demand(await managing(at(25)), '406', true)
  await demand(await managing(at(2)), '201', false)
}
