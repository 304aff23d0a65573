import { z } from 'zod'
import { UseDay } from './fields.ts'
import { get } from './route.ts'

/** What an accountant or the next product takes from the books. */
export const bookFiles = [
  'generalLedger',
  'ownerLedgers',
  'trialBalance',
  'quickBooksOnline',
  'quickBooksDesktop',
] as const
export const BookFile = z.enum(bookFiles)
export type BookFile = z.infer<typeof BookFile>

/** Both days included; without the first, from the beginning of the books, and without the last, up to today. */
export const BookFileQuery = z.object({ file: BookFile, from: UseDay.optional(), to: UseDay.optional() })
export type BookFileQuery = z.output<typeof BookFileQuery>

/** The books as files. */
export const bookExports = {
  file: get('/api/book-exports', {
    shows: 'books.all',
    access: 'manager',
    summary: 'Download the general ledger, owner ledgers, a trial balance or a QuickBooks journal',
    query: BookFileQuery,
    sends: 'file',
  }),
}
