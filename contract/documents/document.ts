import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText } from '../fields.ts'
import { clearable, flag } from '../form.ts'
import {
  documentDescriptionMostChars,
  documentTitleMostChars,
  holdReasonMostChars,
  versionNoteMostChars,
} from '../limits/documents.ts'
import { Paging } from '../paging.ts'
import { del, get, post, put } from '../route.ts'
import { Inside } from './reading.ts'
import { RecordKind } from './record-kinds.ts'

/** The documents of a building: found, filed, changed, pinned, held and thrown away. */

/** The kinds of document that a library sorts by (specification, section 3). */
export const DocumentCategory = z.enum([
  'bylaws',
  'rules',
  'minutes',
  'financial',
  'insurance',
  'contracts',
  'forms',
  'guides',
  'other',
])
export type DocumentCategory = z.infer<typeof DocumentCategory>

/** A document pinned to the dashboard (specification, section 3). */
export const PinnedDocument = z.object({
  _id: Id,
  title: z.string(),
  category: DocumentCategory,
  /** Bytes. */
  fileSize: z.number().int().min(0),
  fileName: z.string(),
  description: z.string(),
  pinnedAt: InstantField,
})
export type PinnedDocument = z.infer<typeof PinnedDocument>

/** Where words that were searched for stand inside a document. */
const DocumentHit = z.object({
  /** From 1; null where a file has no pages. */
  page: z.number().int().nullable(),
  /** Plain text. */
  snippet: z.string(),
  /** What to mark in the snippet: where each place begins and ends, counted as the text's `slice` counts. */
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type DocumentHit = z.infer<typeof DocumentHit>

/** Where a document stands with its last day; null for one without. */
export const Expiry = z.enum(['valid', 'endsSoon', 'expired'])
export type Expiry = z.infer<typeof Expiry>

/** A document in a list, by its newest version. */
export const DocumentSummary = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  category: DocumentCategory,
  /** Null for one that lies in its category itself. */
  folder: z.object({ _id: Id, name: z.string() }).nullable(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int().min(0),
  contentType: z.string(),
  /** How many versions there are: the newest one's number. */
  versions: z.number().int().min(1),
  effectiveOn: LocalDateField.nullable(),
  /** The last day on which it holds. */
  expiresOn: LocalDateField.nullable(),
  expiry: Expiry.nullable(),
  pinnedAt: InstantField.nullable(),
  /** When its newest version came. */
  updatedAt: InstantField,
  /** Null but in the trash, which shows when it was deleted and the moment from which it is gone for good. */
  bin: z.object({ deletedAt: InstantField, goneAt: InstantField }).nullable(),
  /** Of a search, what was found inside; none where title, description or file name were found. */
  hits: z.array(DocumentHit),
  /** Whether the caller may change it, and so file, delete and give it new versions. */
  manages: z.boolean(),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

/** How long the law has this record kept, and where it says so. */
export const Retention = z.object({
  /** `until`: the first day on which it may be deleted; `inForce`: it counts from an end that is not known yet. */
  keep: z.enum(['until', 'inForce', 'permanent']),
  until: LocalDateField.nullable(),
  source: z.string(),
  /** Nobody has held the rule against the act yet. */
  unverified: z.boolean(),
})
export type Retention = z.infer<typeof Retention>

/** Nobody deletes a document under a hold. */
const LegalHold = z.object({ reason: z.string(), by: z.string(), since: InstantField })
export type LegalHold = z.infer<typeof LegalHold>

/** What only those who manage the document see of it. */
const Keeping = z.object({
  recordKind: RecordKind,
  /** Null where no law of ours was found to say. */
  retention: Retention.nullable(),
  hold: LegalHold.nullable(),
  /** Why it cannot be deleted today, in a sentence; null where it can. */
  undeletable: z.string().nullable(),
})

/** What the caller may do with this document now. */
const DocumentCan = z.object({
  edit: z.boolean(),
  addVersion: z.boolean(),
  seeVersions: z.boolean(),
  pin: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
  hold: z.boolean(),
  seeDownloads: z.boolean(),
})

export const Document = DocumentSummary.omit({ hits: true }).extend({
  createdAt: InstantField,
  /** A word on its newest version. */
  note: z.string(),
  /** Whether the search finds the words inside its newest version. */
  inside: Inside,
  /** Who brought the newest version; for those who manage it. */
  uploadedBy: z.string().nullable(),
  keeping: Keeping.nullable(),
  /** What a change must name. */
  version: z.number().int(),
  can: DocumentCan,
})
export type Document = z.infer<typeof Document>

const title = plainText({ label: 'Title', max: documentTitleMostChars, required: true })
const description = plainText({ label: 'Description', max: documentDescriptionMostChars, lines: 'several' })
const note = plainText({ label: 'Note', max: versionNoteMostChars })
const reason = plainText({ label: 'Reason', max: holdReasonMostChars, required: true })
const version = z.coerce.number().int()
const folderId = clearable(Id).default(null)

/** What comes with one file or up to ten; each becomes a document, called like its file where no title is given. */
export const DocumentDraft = z.object({
  category: DocumentCategory,
  folderId,
  /** For one file only. */
  title: plainText({ label: 'Title', max: documentTitleMostChars }).default(''),
  description: description.default(''),
  effectiveOn: clearable(LocalDateField).default(null),
  expiresOn: clearable(LocalDateField).default(null),
  /** What kind of record it is; where nobody says, the usual one of its category. */
  recordKind: clearable(RecordKind).default(null),
  note: note.default(''),
})
export type DocumentDraft = z.output<typeof DocumentDraft>

/** What is left out stays. */
export const DocumentChange = z.object({
  version,
  title: title.optional(),
  description: description.optional(),
  effectiveOn: clearable(LocalDateField).optional(),
  expiresOn: clearable(LocalDateField).optional(),
  recordKind: RecordKind.optional(),
})
export type DocumentChange = z.output<typeof DocumentChange>

export const DocumentMove = z.object({ version, category: DocumentCategory, folderId })
export type DocumentMove = z.output<typeof DocumentMove>

/** `bin` holds what the caller manages and somebody deleted. */
const DocumentFilter = z.enum(['pinned', 'expiring', 'bin'])
export type DocumentFilter = z.infer<typeof DocumentFilter>
const DocumentSort = z.enum(['title', 'newest'])
export type DocumentSort = z.infer<typeof DocumentSort>

export const DocumentQuery = Paging.extend({
  category: DocumentCategory.optional(),
  /** A folder, or `none` for what lies in no folder. */
  folder: z.union([Id, z.literal('none')]).optional(),
  filter: DocumentFilter.optional(),
  sort: DocumentSort.default('title'),
})
export type DocumentQuery = z.output<typeof DocumentQuery>

/** A preview inside the page: noted as looked at, not as taken. */
export const Preview = z.object({ preview: flag().default(false) })

const ById = z.object({ id: Id })
/** The place of a document says who reads and who manages it; only what touches everybody asks for a managing role. */
const reader = { access: 'member', params: ById } as const
const manager = { access: 'manager', params: ById } as const

export const documentRoutes = {
  list: get('/api/documents', {
    shows: 'document.all',
    access: 'member',
    summary: 'List documents the caller can read, by title or newest first',
    query: DocumentQuery,
    reply: DocumentSummary,
    sends: 'page',
  }),
  pinned: get('/api/documents/pinned', {
    shows: 'document.all',
    access: 'member',
    summary: 'List pinned documents the caller can read',
    reply: z.array(PinnedDocument),
  }),
  get: get('/api/documents/:id', { shows: 'document.one', ...reader, summary: 'Get a document', reply: Document }),
  download: get('/api/documents/:id/download', {
    shows: 'document.one',
    ...reader,
    summary: 'Download the newest version of a document',
    query: Preview,
    sends: 'file',
  }),
  upload: post('/api/documents', {
    access: 'member',
    summary: 'Upload documents, one per file',
    body: DocumentDraft,
    files: true,
    reply: z.array(Document),
  }),
  change: put('/api/documents/:id', {
    ...reader,
    summary: 'Edit the details of a document',
    body: DocumentChange,
    reply: Document,
  }),
  move: post('/api/documents/:id/move', {
    ...reader,
    summary: 'Move a document to another category or folder',
    body: DocumentMove,
    reply: Document,
  }),
  delete: del('/api/documents/:id', { ...reader, summary: 'Move a document to the trash' }),
  restore: post('/api/documents/:id/restore', {
    ...reader,
    summary: 'Restore a document from the trash',
    reply: Document,
  }),
  pin: put('/api/documents/:id/pin', {
    ...manager,
    summary: 'Pin a document to the dashboard or unpin it; without a body, toggle it',
    body: z.object({ pinned: z.boolean().optional() }),
    reply: Document,
  }),
  hold: put('/api/documents/:id/hold', {
    ...manager,
    summary: 'Place a document on legal hold, so that no one can delete it',
    body: z.object({ reason }),
    reply: Document,
  }),
  liftHold: post('/api/documents/:id/hold/lift', {
    ...manager,
    summary: 'Lift the legal hold on a document',
    body: z.object({ reason }),
    reply: Document,
  }),
}
