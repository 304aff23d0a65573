import { z } from 'zod'
import {
  BookImport,
  BookImportDraft,
  BookImportOffer,
  BookImportStep,
  BookImportSummary,
} from './book-imports/book-import.ts'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { get, post } from './route.ts'

const ById = z.object({ id: Id })
const keeper = { access: 'finance', area: 'billing' } as const

/** Balances of previous records, brought into the books. */
export const bookImports = {
  list: get('/api/book-imports', {
    shows: 'bookImport.all',
    ...keeper,
    summary: 'List opening balances that were tried or added, the newest first',
    query: Paging.omit({ search: true }),
    reply: BookImportSummary,
    sends: 'page',
  }),
  offer: get('/api/book-imports/offer', {
    shows: 'bookImport.all',
    ...keeper,
    summary: 'Get what can be brought in without a file: balances of the roster and of bank accounts',
    reply: BookImportOffer,
  }),
  template: get('/api/book-imports/template', {
    shows: 'bookImport.all',
    ...keeper,
    summary: 'Download an empty CSV file for the balances of all units',
    sends: 'file',
  }),
  start: post('/api/book-imports', {
    ...keeper,
    summary: 'Try opening balances of a CSV file, the roster or the bank without entering anything',
    body: BookImportDraft,
    files: true,
    reply: BookImport,
    throttle: 'import',
  }),
  one: get('/api/book-imports/:id', {
    shows: 'bookImport.one',
    ...keeper,
    also: ['holding'],
    summary: 'Get opening balances: how the file is read, and what it brings in by unit',
    params: ById,
    reply: BookImport,
  }),
  step: post('/api/book-imports/:id/steps', {
    ...keeper,
    summary:
      'Change how opening balances are read, add them to the books, undo that, or discard them, which answers null',
    params: ById,
    body: BookImportStep,
    reply: BookImport.nullable(),
  }),
}
