/** The books as files, for an accountant or another product. */
export { downloadBook } from './files.ts'
