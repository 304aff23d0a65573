import type { z } from 'zod'
import { notices, type Notice, type NoticeDraft } from '../../contract/notices.ts'
import type { Caller } from './caller.ts'

type Written = Partial<z.input<typeof NoticeDraft>>

/** Writes a draft over HTTP; what is not said is plain. */
export const draft = (author: Caller, written: Written = {}, files: readonly Blob[] = []): Promise<Notice> =>
  author.call(notices.create, {
    body: { title: 'Water off on Friday', content: '<p>From 9 to 11.</p>', ...written },
    files,
  })

/** Writes a notice and publishes it, or lets it wait for its date. */
export const publish = async (author: Caller, written: Written = {}, files: readonly Blob[] = []): Promise<Notice> => {
  const { _id } = await draft(author, written, files)
  return author.call(notices.publish, { params: { id: _id } })
}

/** The titles somebody finds in the list, newest first. */
export const titlesFor = async (reader: Caller, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await reader.call(notices.list, { query })).items.map(({ title }) => title)

export const textFile = (name = 'plan.txt', text = 'Floor plan of the works.'): File =>
  new File([text], name, { type: 'text/plain' })
