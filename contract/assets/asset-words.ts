import type { AssetFileKind, AssetKind, WarrantyStanding } from './asset.ts'
import type { AssetPlan, CountsFrom, PlanStanding, PlanUnit } from './plan.ts'

/** What the words of assets are called on screens, in files and in the history. */

export const assetKindLabels: Readonly<Record<AssetKind, string>> = {
  boiler: 'Boiler',
  elevator: 'Elevator',
  roof: 'Roof',
  fire_panel: 'Fire alarm panel',
  generator: 'Generator',
  pump: 'Pump',
  garage_door: 'Garage door',
  hvac: 'Heating and ventilation',
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  windows: 'Windows',
  pool: 'Pool',
  access_control: 'Access control',
  playground: 'Playground',
  other: 'Other',
}

export const warrantyLabels: Readonly<Record<WarrantyStanding, string>> = {
  none: 'No warranty',
  running: 'Under warranty',
  soon: 'Ends soon',
  over: 'Expired',
}

export const assetFileLabels: Readonly<Record<AssetFileKind, string>> = {
  manual: 'Manual',
  warranty: 'Warranty document',
  certificate: 'Certificate or inspection',
  photo: 'Photo',
  other: 'Other',
}

export const planLabels: Readonly<Record<PlanStanding, string>> = {
  overdue: 'Overdue',
  due: 'Due',
  later: 'Planned',
  paused: 'Paused',
  ended: 'Ended',
}

export const planUnitLabels: Readonly<Record<PlanUnit, string>> = {
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  years: 'Years',
}

export const countsFromLabels: Readonly<Record<CountsFrom, string>> = {
  planned: 'From the planned date',
  done: 'From the day it’s done',
}

/** How often a plan comes: `Every month`, `Every 3 months`. */
export const rhythmWords = ({ every, unit }: Pick<AssetPlan, 'every' | 'unit'>): string =>
  every === 1 ? `Every ${unit.slice(0, -1)}` : `Every ${every} ${unit}`
