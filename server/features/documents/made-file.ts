/** A paper that the product makes, as a file that can be stored like one that someone sends. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Upload } from '../../../contract/route.ts'

/** Keeps a PDF as a file of this machine for as long as the work takes. */
export const withUpload = async <T>(
  content: Buffer,
  name: string,
  work: (upload: Upload) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-paper-'))
  try {
    const sha256 = createHash('sha256').update(content).digest('hex')
    const path = join(folder, sha256)
    await writeFile(path, content)
    return await work({ path, name, sha256, sizeBytes: content.length, contentType: 'application/pdf' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
