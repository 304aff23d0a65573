import { fileMostBytes } from '../../../../contract/limits.ts'
import { formatFileSize } from '../../../../contract/text.ts'

/** What the picker offers. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/** Why a file cannot be taken, in a sentence; null where it can. The server judges again by the content. */
export const pictureFault = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (type === 'image/svg+xml')
    return `${name} is an SVG, which can contain more than an image. Save it as a PNG first.`
  if (!pictureTypes.split(',').includes(type)) return `${name} can’t be used. Choose a PNG, JPEG or WebP file.`
  if (size === 0) return `${name} is empty.`
  if (size > fileMostBytes)
    return `${name} is ${formatFileSize(size)}; an image can be up to ${fileMostBytes / 1024 / 1024} MB.`
  return null
}
