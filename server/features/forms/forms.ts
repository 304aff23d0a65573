/** Letters that a building writes from templates, and the records desk that answers who asks for records. */
export {
  deliverRun,
  followLetters,
  handOver,
  letterNames,
  lettersOfUnit,
  sendLetterFor,
  wordLetters,
  type FollowedLetter,
} from './letters/letters.ts'
export {
  recordsNames,
  recordsOfUnit,
  recordsToday,
  wordAskers,
  wordHandlers,
  wordReminders,
} from './records/records.ts'
