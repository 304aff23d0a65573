import { bookImports } from '../../../contract/book-imports.ts'
import { bind } from '../../http/bind.ts'
import { downloadTemplate, getImport, listImports, offerImports, startImport, stepImport } from './book-imports.ts'

export const bookImportsRoutes = bind(bookImports, {
  list: listImports,
  offer: offerImports,
  template: downloadTemplate,
  start: startImport,
  one: getImport,
  step: stepImport,
})
