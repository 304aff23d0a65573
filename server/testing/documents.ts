import type { z } from 'zod'
import { documents } from '../../contract/documents.ts'
import type { Document, DocumentDraft } from '../../contract/documents/document.ts'
import type { Caller } from './caller.ts'
import { textFile } from './notices.ts'

type Written = Partial<z.input<typeof DocumentDraft>>

/** Files one document over HTTP; what is not said is plain. */
export const file = async (who: Caller, written: Written = {}, content: Blob = textFile()): Promise<Document> => {
  const [made] = await who.call(documents.upload, { body: { category: 'guides', ...written }, files: [content] })
  return made!
}

/** The titles somebody finds in the list. */
export const titlesOf = async (who: Caller, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await who.call(documents.list, { query })).items.map(({ title }) => title)
