export { seedDocuments } from './library/demo.ts'
