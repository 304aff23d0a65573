import { z } from 'zod'
import { Id, InstantField } from './fields.ts'

/** The kinds of document that a library sorts by (specification, section 3). */
const DocumentCategory = z.enum([
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
