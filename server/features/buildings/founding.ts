import type { NewBuilding } from '../../../contract/buildings/new-building.ts'
import { jurisdictionOf, privacyRegimeOf } from '../../../law/law.ts'
import type { CurrentAccount, Ctx, CurrentBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { InvalidField } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { planNumberIn } from './rules.ts'
import { insertBuilding, isPlanTaken, selectBuildingByCode, type NewBuilding as BuildingToKeep } from './store.ts'

const codeTaken = (code: string): string => `The code ${code} is already used by another building.`
const planTaken = (number: string): string => `The plan number ${number} is already used by another building.`

/** Makes a building; its law, code and plan are its caller's care. Answers its id. */
export const createBuilding = (
  ctx: Ctx & { account?: CurrentAccount },
  building: Omit<BuildingToKeep, 'id' | 'createdAt'>,
): Promise<CurrentBuilding> =>
  inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    await insertBuilding(tx.db, { ...building, id: _id, createdAt: tx.now })
    await recordChange(tx, { subject: 'building', subjectId: _id, buildingId: _id, action: 'created' })
    for (const found of tx.offers.foundings) await found(tx, _id)
    const { name, timeZone, jurisdiction, features } = building
    return { _id, name, timeZone, jurisdiction, features }
  })

/** What stands against a code; null for one that is free. */
export const codeFault = async (ctx: Ctx, code: string): Promise<string | null> =>
  (await selectBuildingByCode(ctx.db, code)) ? codeTaken(code) : null

/** What stands against a plan's number in a province: its form, or a building that has it; null for one that is free. */
export const planFault = async (ctx: Ctx, province: string, number: string): Promise<string | null> => {
  const plan = planNumberIn(jurisdictionOf(province), number)
  if ('fault' in plan) return plan.fault
  return (await isPlanTaken(ctx.db, province, plan.number)) ? planTaken(plan.number) : null
}

/**
 * Makes a building as its form says; its law and privacy law follow from the province. 400 on the field for a plan's
 * number of another form, and for a code or plan that another building has. Inside a transaction, that one is lost.
 */
export const foundBuilding = async (
  ctx: Ctx & { account?: CurrentAccount },
  wanted: NewBuilding,
): Promise<CurrentBuilding> => {
  const jurisdiction = jurisdictionOf(wanted.province)
  const plan = planNumberIn(jurisdiction, wanted.planNumber)
  if ('fault' in plan) throw InvalidField('planNumber', plan.fault)
  try {
    const { name, code, address, city, province, postalCode, timeZone, features } = wanted
    const place = { name, code, address, city, province, postalCode, planNumber: plan.number, timeZone, features }
    return await createBuilding(ctx, { ...place, jurisdiction, privacyRegime: privacyRegimeOf(jurisdiction).code })
  } catch (error) {
    if (violates(error, 'buildings_code_key')) throw InvalidField('code', codeTaken(wanted.code))
    if (violates(error, 'buildings_one_a_plan')) throw InvalidField('planNumber', planTaken(plan.number))
    throw error
  }
}
