import type { PassRule } from '../../../../contract/parking/figures.ts'

/** Why visitors were refused, as the statistics call it. */
export const ruleWords: Readonly<Record<PassRule, string>> = {
  quota: 'Unit had no overnights left',
  consecutive: 'Plate had too many nights in a row',
  atOnce: 'Unit already had a visitor',
  longest: 'Longer than the maximum stay',
  advance: 'Too far ahead',
  blackout: 'Day without visitor parking',
  capacity: 'No free space',
  resident: 'Resident’s car',
  taken: 'Plate already registered',
}
