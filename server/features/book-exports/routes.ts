import { bookExports } from '../../../contract/book-exports.ts'
import { bind } from '../../http/bind.ts'
import { downloadBook } from './book-exports.ts'

export const bookExportsRoutes = bind(bookExports, { file: downloadBook })
