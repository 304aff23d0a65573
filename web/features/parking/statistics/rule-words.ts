import type { PassRule } from '../../../../contract/parking/figures.ts'

/** Why visitors were refused, as the statistics call it. */
export const ruleWords: Readonly<Record<PassRule, string>> = {
  quota: 'The unit had used its overnights',
  consecutive: 'Too many nights in a row for the plate',
  atOnce: 'The unit had a visitor at that time',
  longest: 'Longer than visitors may stay',
  advance: 'Too far ahead',
  blackout: 'A day without visitor parking',
  capacity: 'No space was free',
  resident: 'A resident’s car',
  taken: 'The plate was registered for that time already',
}
