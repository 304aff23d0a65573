/** Who is told of a violation: the residents of the unit it concerns, and those who manage parking. Never by a plate. */
import { parkingViolationKind } from '../../../../contract/parking/parking-kinds.ts'
import type { ViolationStage } from '../../../../contract/parking/violation.ts'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { keepersOf, keepsArea, mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { linksOfAccount, residentsOf } from '../../units/units.ts'
import { selectTold, type ToldViolation } from './messages-store.ts'
import { selectViolation, type KnownViolation } from './store.ts'

const pageOf = (id: string): string => parkingViolationKind.page(id)

const residentWords: Readonly<Record<ViolationStage, string>> = {
  warning: 'Your car or your visitor’s car got a parking warning',
  notice: 'Your car or your visitor’s car got a notice on the windshield',
  tow_requested: 'A tow was requested for your car or your visitor’s car',
}

const forResidents = ({ stage, number }: Pick<ToldViolation, 'stage' | 'number'>) => ({
  title: residentWords[stage],
  text: `See violation ${violationNumber({ number })} for details.`,
})

const forKeepers = ({ number }: Pick<ToldViolation, 'number'>) => ({
  title: `Parking violation ${violationNumber({ number })} was recorded`,
  text: 'Review it and decide what to do.',
})

/** Each stage is told anew: by the step that brought it. */
const stepOf = ({ steps }: KnownViolation): string => steps.at(-1)!._id

const link = (id: string) => ({ label: 'View violation', path: pageOf(id) })

/** Tells the residents of the unit, where the building knows whose visitor or whose car it is. */
export const tellResidents = async (tx: InBuilding, one: KnownViolation): Promise<void> => {
  if (one.unitId === null) return
  const residents = await residentsOf(tx, { audience: 'specific_units', unitIds: [one.unitId] })
  const accountIds = [...new Set(residents.flatMap(({ accountId }) => accountId ?? []))]
  const to = await mailedAccountsOf(tx.db, tx.building._id, accountIds, tx.now)
  await remind(tx, { kind: 'parking.violation', subjectId: stepOf(one), to, ...forResidents(one), link: link(one._id) })
}

/** Tells the residents of the unit that a case was given of its vehicle, while its violation is open; nothing without one. */
export const tellUnit = async (tx: InBuilding, caseId: string): Promise<void> => {
  const one = await selectViolation(tx.db, tx.building._id, caseId)
  if (one?.isOpen === true) await tellResidents(tx, one)
}

/** Tells those who manage parking what a patrol recorded. */
export const tellKeepers = async (tx: InBuilding, one: KnownViolation): Promise<void> => {
  const keepers = await keepersOf(tx, 'parking')
  const to = keepers.filter(({ accountId }) => accountId !== tx.account?._id)
  await remind(tx, { kind: 'parking.reported', subjectId: stepOf(one), to, ...forKeepers(one), link: link(one._id) })
}

/** Words rows for the residents of the unit as long as it is theirs. */
export const wordViolations: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current) return new Map()
  const day = localDateOf(ctx.now, ctx.current.timeZone)
  const { unitIds } = await linksOfAccount(ctx.db, buildingId, ctx.account._id, day)
  const told = (await selectTold(ctx.db, buildingId, ids)).filter(
    ({ unitId }) => unitId !== null && unitIds.includes(unitId),
  )
  return new Map(told.map((one) => [one.stepId, { ...forResidents(one), link: pageOf(one._id) }]))
}

/** Words rows for those who manage parking. */
export const wordReports: WordRows = async (ctx, buildingId, ids) => {
  if (!(await keepsArea(ctx, 'parking'))) return new Map()
  const told = await selectTold(ctx.db, buildingId, ids)
  return new Map(told.map((one) => [one.stepId, { ...forKeepers(one), link: pageOf(one._id) }]))
}
