/** Short ways over HTTP for tests of opening balances. */
import { bookImports } from '../../../../contract/book-imports.ts'
import type { BookImport, BookImportStep } from '../../../../contract/book-imports/book-import.ts'
import type { ImportOrigin } from '../../../../contract/book-imports/book-import-words.ts'
import type { Answer, Caller } from '../../../testing/caller.ts'

/** Tries, changes and adds opening balances as someone who keeps the books. */
export const openImports = (keeper: Caller) => {
  const starts = (content: string, name = 'balances.csv'): Promise<BookImport> =>
    keeper.call(bookImports.start, { body: {}, files: [new File([content], name)] })
  const without = (origin: ImportOrigin): Promise<BookImport> =>
    keeper.call(bookImports.start, { body: { origin }, files: [] })
  const step = (id: string, body: BookImportStep): Promise<Answer> =>
    keeper.send('POST', bookImports.step.path.replace(':id', id), { body })
  const takes = async (id: string, body: BookImportStep): Promise<BookImport> =>
    (await keeper.call(bookImports.step, { params: { id }, body }))!
  const one = (id: string): Promise<BookImport> => keeper.call(bookImports.one, { params: { id } })
  /** Changes how balances are read, or what they are compared with. */
  const reads = ({ _id, version }: BookImport, said: object): Promise<BookImport> =>
    takes(_id, { step: 'read', version, ...said })
  /** Tries a file, says its total and what else there is to say, and adds it. */
  const adds = async (content: string, said: object): Promise<BookImport> => {
    const { _id, version } = await reads(await starts(content), said)
    return takes(_id, { step: 'add', version })
  }
  return { starts, without, step, takes, one, reads, adds }
}
