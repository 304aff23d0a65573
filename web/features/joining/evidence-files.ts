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
  if (!endsLike(name, endings)) return `${name} isn’t a type of file you can attach here.`
  if (size === 0) return `${name} is empty.`
  if (size > fileMostBytes)
    return `${name} is ${formatFileSize(size)}; files can be up to ${formatFileSize(fileMostBytes)}.`
  return already >= evidenceFilesMost
    ? `${name} is one too many: you can attach up to ${evidenceFilesMost} files.`
    : null
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
