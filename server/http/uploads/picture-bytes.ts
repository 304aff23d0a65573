import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { Upload } from '../../../contract/route.ts'
import { InvalidField } from '../errors.ts'
import { wordsOfType } from './file-words.ts'

/** The content of a `data:` address; null where it is not of the type that it says. */
export const inlinePicture = async (text: string): Promise<Buffer | null> => {
  const [, type, content = ''] = /^data:([^;]+);base64,(.*)$/.exec(text) ?? []
  const bytes = Buffer.from(content, 'base64')
  return (await fileTypeFromBuffer(bytes))?.mime === type ? bytes : null
}

interface Wanted {
  field: string
  /** What is sent: `Logo`. */
  label: string
  /** Whether it may move. */
  moving?: boolean
}

/** The content of a picture that came with a call. Refuses any other file with 400, in words that say what it is. */
export const attachedPicture = async (
  file: Upload | undefined,
  { field, label, moving = false }: Wanted,
): Promise<Buffer> => {
  const type = file?.contentType ?? ''
  const isWanted = type.startsWith('image/') && (moving || type !== 'image/gif')
  const must = `${label} must be a ${moving ? 'PNG, JPEG, WebP, HEIC or GIF' : 'PNG, JPEG, WebP or HEIC'} file`
  if (!file || !isWanted) throw InvalidField(field, file ? `This is ${wordsOfType(type)}. ${must}` : must)
  return readFile(file.path)
}
