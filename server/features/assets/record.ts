/** What every change of an asset leaves behind: a line of the history, and open screens that wake. */
import { rhythmWords } from '../../../contract/assets/asset-words.ts'
import type { Asset } from '../../../contract/assets/asset.ts'
import type { AssetPlan } from '../../../contract/assets/plan.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeKeepers } from '../buildings/buildings.ts'
import { assetFields } from './store.ts'

type Values = Record<string, unknown>

/** What the history keeps of an asset; its vendor by the name. */
const valuesOf = (asset: Asset): Values => ({
  ...Object.fromEntries(assetFields.filter((field) => field !== 'vendorId').map((field) => [field, asset[field]])),
  vendor: asset.vendor?.name ?? null,
  retiredOn: asset.retiredOn,
  retireReason: asset.retireReason,
})

/** What the history keeps of a plan, but for its title. */
const planValues = (plan: AssetPlan): Values => ({
  words: plan.words,
  trade: plan.trade,
  rhythm: rhythmWords(plan),
  countsFrom: plan.countsFrom,
  nextDueOn: plan.nextDueOn,
  leadDays: plan.leadDays,
  pausedOn: plan.pausedOn,
  endedOn: plan.endedOn,
})

const note = async (
  tx: InBuilding,
  change: { _id: string; action: string; before: Values; after: Values },
): Promise<void> => {
  const { _id: subjectId, ...what } = change
  await recordChange(tx, { subject: 'asset', subjectId, buildingId: tx.building._id, ...what })
  wakeKeepers(tx, 'tickets', 'asset')
}

/** Adds a line to the history of an asset: of fields what differs, or of files what they are. */
export const noteChange = (
  tx: InBuilding,
  action: 'created' | 'changed' | 'retired' | 'brought back' | 'files added' | 'file removed',
  { before, after, ...more }: { before: Asset | null; after: Asset; file?: string; files?: string[] },
): Promise<void> =>
  note(tx, {
    _id: after._id,
    action,
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(after), ...more },
  })

/** Adds a line about a plan to the history of its asset: the plan is always named, of the rest what differs. */
export const notePlan = (
  tx: InBuilding,
  action: 'plan added' | 'plan changed' | 'plan paused' | 'plan resumed' | 'plan ended' | 'plan done',
  {
    _id,
    before,
    after,
    ...more
  }: { _id: string; before: AssetPlan | null; after: AssetPlan; doneOn?: string; note?: string },
): Promise<void> => {
  const renamed = before && before.title !== after.title ? { plan: before.title } : {}
  return note(tx, {
    _id,
    action,
    before: before ? { ...planValues(before), ...renamed } : {},
    after: { plan: after.title, ...planValues(after), ...more },
  })
}
