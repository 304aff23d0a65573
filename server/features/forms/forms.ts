/** Letters that a building writes from templates, and the records desk that answers who asks for records. */
export { letterNames, lettersOfUnit, wordLetters } from './letters/letters.ts'
export {
  recordsNames,
  recordsOfUnit,
  recordsToday,
  wordAskers,
  wordHandlers,
  wordReminders,
} from './records/records.ts'
