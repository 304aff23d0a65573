import { fileMostBytes, filesMost } from '../../../contract/limits.ts'
import { formatFileSize } from '../../../contract/text.ts'
import { endsLike, fileEndings } from '../../ui/file-endings.ts'

/** What the picker offers. */
export const fileTypes = fileEndings.join(',')
export const fileTypesInWords = 'PDF, images, Word, Excel, PowerPoint, text or CSV'

export interface Taken {
  files: File[]
  /** A sentence for each file that was not taken. */
  refused: string[]
}

/** Adds files to those already chosen, within the limits of number, size and type; the same file stands once. */
export const takeFiles = (chosen: readonly File[], more: readonly File[], alreadyAttached = 0): Taken => {
  const files = [...chosen]
  const refused: string[] = []
  for (const file of more) {
    const known = files.some(
      ({ name, size, lastModified }) => name === file.name && size === file.size && lastModified === file.lastModified,
    )
    if (known) continue
    if (!endsLike(file.name)) refused.push(`You can’t attach ${file.name}: this file type isn’t supported.`)
    else if (file.size > fileMostBytes)
      refused.push(
        `${file.name} is ${formatFileSize(file.size)}; the limit is ${fileMostBytes / 1024 / 1024} MB per file.`,
      )
    else if (file.size === 0) refused.push(`${file.name} is empty.`)
    else if (files.length + alreadyAttached >= filesMost)
      refused.push(`${file.name} is one too many. The limit is ${filesMost} files per notice.`)
    else files.push(file)
  }
  return { files, refused }
}
