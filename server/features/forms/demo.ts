export { seedLetters } from './letters/demo.ts'
export { seedRecords } from './records/demo.ts'
