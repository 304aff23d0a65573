export { seedLetters } from './letters/demo.ts'
