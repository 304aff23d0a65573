import { z } from 'zod'
import { Id, InstantField, plainText } from '../fields.ts'
import { versionNoteMostChars } from '../limits/documents.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import { Document, Preview } from './document.ts'

/** The versions of a document; the newest is the document, the others are for those who manage it. */

export const DocumentVersion = z.object({
  _id: Id,
  /** From 1. */
  number: z.number().int().min(1),
  isNewest: z.boolean(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int().min(0),
  contentType: z.string(),
  sha256: z.string(),
  note: z.string(),
  by: z.string(),
  at: InstantField,
  /** The version that it brought back; null for one that came as a file. */
  restoredFrom: z.number().int().nullable(),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

const ById = z.object({ id: Id })
const OfVersion = z.object({ id: Id, versionId: Id })

export const versionRoutes = {
  versions: get('/api/documents/:id/versions', {
    shows: 'document.one',
    access: 'member',
    summary: 'List versions of a document the caller manages, newest first',
    params: ById,
    query: Paging.omit({ search: true }),
    reply: DocumentVersion,
    sends: 'page',
  }),
  addVersion: post('/api/documents/:id/versions', {
    access: 'member',
    summary: 'Add a new version of a document; links then open the new version',
    params: ById,
    body: z.object({ note: plainText({ label: 'Note', max: versionNoteMostChars }).default('') }),
    files: true,
    reply: Document,
  }),
  downloadVersion: get('/api/documents/:id/versions/:versionId/download', {
    shows: 'document.one',
    access: 'member',
    summary: 'Download a version of a document the caller manages',
    params: OfVersion,
    query: Preview,
    sends: 'file',
  }),
  restoreVersion: post('/api/documents/:id/versions/:versionId/restore', {
    access: 'member',
    summary: 'Make an earlier version the newest again',
    params: OfVersion,
    reply: Document,
  }),
}
