import { fileMostBytes } from '../../../contract/limits.ts'
import { evidenceFilesMost } from '../../../contract/limits/joining.ts'
import { formatFileSize } from '../../../contract/text.ts'
import { endsLike, pictureEndings } from '../../ui/file-endings.ts'

const endings = ['.pdf', ...pictureEndings, '.docx']
/** What the picker offers. */
export const evidenceTypes = endings.join(',')

export interface Taken {
  files: File[]
  /** A sentence for each file that was not taken. */
  refused: string[]
}

const faultOf = ({ name, size }: File, already: number): string | null => {
  if (!endsLike(name, endings)) return `${name} is not a kind of file that can be sent along.`
  if (size === 0) return `${name} is empty.`
  if (size > fileMostBytes)
    return `${name} has ${formatFileSize(size)}; a file may have ${formatFileSize(fileMostBytes)} at most.`
  return already >= evidenceFilesMost ? `${name} is one too many: ${evidenceFilesMost} files can be sent along.` : null
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Adds files to those chosen, within the limits of number, size and kind; the same file stands once. */
export const takeFiles = (chosen: readonly File[], more: readonly File[]): Taken => {
  const files = [...chosen]
  const refused: string[] = []
  for (const file of more) {
    if (files.some((one) => isSame(one, file))) continue
    const fault = faultOf(file, files.length)
    if (fault === null) files.push(file)
    else refused.push(fault)
  }
  return { files, refused }
}
