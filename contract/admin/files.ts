import { z } from 'zod'
import { InstantField } from '../fields.ts'
import { get } from '../route.ts'

export const FileFault = z.enum(['missing', 'changed', 'unreadable'])
export type FileFault = z.infer<typeof FileFault>

/** How what the file store holds stands against what should be there. */
export const FilesHealth = z.object({
  /** Contents that should be there, each once. */
  files: z.number().int(),
  /** Of these, read back whole at least once. */
  checked: z.number().int(),
  lastCheckedAt: InstantField.nullable(),
  missing: z.number().int(),
  changed: z.number().int(),
  unreadable: z.number().int(),
  /** The latest first, so many at most. */
  faults: z.array(
    z.object({
      /** The SHA-256 of what should be there, by which a backup has it. */
      sha256: z.string(),
      fileSize: z.number().int(),
      fault: FileFault,
      foundAt: InstantField,
    }),
  ),
})
export type FilesHealth = z.infer<typeof FilesHealth>

export const fileRoutes = {
  files: get('/api/admin/files', {
    shows: null,
    access: 'superadmin',
    summary: 'Get the result of the stored file check',
    reply: FilesHealth,
  }),
}
