import { fileMostBytes } from '../../../../contract/limits.ts'
import { formatFileSize } from '../../../../contract/text.ts'

/** What the picker offers. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/** Why a file cannot be taken, in a sentence; null where it can. The server judges again by the content. */
export const pictureFault = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (type === 'image/svg+xml') return `${name} is an SVG, which can hold more than a picture. Save it as PNG first.`
  if (!pictureTypes.split(',').includes(type)) return `${name} cannot be used. Choose a PNG, JPEG or WebP file.`
  if (size === 0) return `${name} is empty.`
  if (size > fileMostBytes)
    return `${name} has ${formatFileSize(size)}; a picture may have ${fileMostBytes / 1024 / 1024} MB at most.`
  return null
}
