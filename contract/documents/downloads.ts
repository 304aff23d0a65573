import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { clearable } from '../form.ts'
import { zipDocumentsMost } from '../limits/documents.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import { DocumentCategory } from './document.ts'

/** Taking documents away: many at once, and who took which. */

/** Chosen documents, or all of a folder, or what lies in a category without a folder. */
export const ZipOrder = z
  .object({
    ids: z
      .array(Id)
      .min(1, 'Choose documents')
      .max(zipDocumentsMost, `At most ${zipDocumentsMost} documents`)
      .optional(),
    folderId: clearable(Id).optional(),
    category: DocumentCategory.optional(),
  })
  .refine(
    ({ ids, folderId, category }) =>
      [ids, folderId, category].filter((one) => one !== undefined && one !== null).length === 1,
    'Choose documents, a folder or a category',
  )
export type ZipOrder = z.output<typeof ZipOrder>

/** `viewed`: looked at inside the page, once a day; `zip`: taken along with others. */
export const DownloadKind = z.enum(['download', 'viewed', 'zip'])
export type DownloadKind = z.infer<typeof DownloadKind>

export const DownloadEntry = z.object({
  _id: Id,
  at: InstantField,
  by: z.string(),
  kind: DownloadKind,
  /** The number of the version. */
  number: z.number().int(),
  fileName: z.string(),
})
export type DownloadEntry = z.infer<typeof DownloadEntry>

export const downloadRoutes = {
  zip: post('/api/documents/zip', {
    shows: 'document.all',
    access: 'member',
    summary: 'Download several documents as one ZIP, limited to those the caller can read',
    body: ZipOrder,
    throttle: 'zip',
    sends: 'file',
  }),
  downloads: get('/api/documents/:id/downloads', {
    shows: 'document.downloads',
    access: 'manager',
    summary: 'List downloads of a document the caller manages, newest first',
    params: z.object({ id: Id }),
    query: Paging.omit({ search: true }),
    reply: DownloadEntry,
    sends: 'page',
  }),
}
