import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { Upload } from '../../../contract/route.ts'

/** The content of a `data:` address; null where it is not of the type that it says. */
export const inlinePicture = async (text: string): Promise<Buffer | null> => {
  const [, type, content = ''] = /^data:([^;]+);base64,(.*)$/.exec(text) ?? []
  const bytes = Buffer.from(content, 'base64')
  return (await fileTypeFromBuffer(bytes))?.mime === type ? bytes : null
}

/** The content of a file that came with a call; null where it is of none of these types. */
export const attachedPicture = async (
  file: Upload | undefined,
  types: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
): Promise<Buffer | null> => (file && types.includes(file.contentType) ? readFile(file.path) : null)
