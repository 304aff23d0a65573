import { fileMostBytes } from '../../../contract/limits.ts'
import { formatFileSize } from '../../../contract/text.ts'
import { endsLike, fileEndings } from '../../ui/file-endings.ts'

/** Pictures by their type too: with it a phone offers its camera. */
export const fileTypes = [...fileEndings, 'image/jpeg', 'image/png', 'image/webp', 'image/gif'].join(',')
export const fileTypesInWords = `PDF, images, Word, Excel, PowerPoint, text or CSV; up to ${fileMostBytes / 1024 / 1024} MB each`

/** What is wrong with a file before it is sent, in a sentence; null where nothing is. */
export const faultOf = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (!endsLike(name)) return `${name} isn’t a type of file the library accepts.`
  if (size === 0) return `${name} is empty.`
  return size > fileMostBytes
    ? `${name} is ${formatFileSize(size)}; files can be up to ${fileMostBytes / 1024 / 1024} MB.`
    : null
}

/** What a document is called by its file, where nobody says more. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || fileName
