import type { EditorProps } from '@tiptap/pm/view'
import { withoutTables } from '../../../contract/rich-text-tables.ts'
import { toast } from '../../api/toast.ts'

const tellOfPicture = () =>
  toast.warning('The image was removed because this text can’t contain images. Attach it as a file instead.')

const holdsPicture = (data: DataTransfer | null): boolean =>
  [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'))

/** Takes what is pasted or dropped into rich text: cells of tables stay apart, and the writer is told when a picture is left out. */
export const pasting: Pick<EditorProps, 'transformPastedHTML' | 'handlePaste' | 'handleDrop'> = {
  transformPastedHTML: (html) => {
    if (/<img\b/i.test(html)) tellOfPicture()
    return withoutTables(html)
  },
  handlePaste: (_view, { clipboardData }) => {
    // An office program puts a picture of the text beside the text.
    const isPicture =
      holdsPicture(clipboardData) &&
      clipboardData?.getData('text/html') === '' &&
      clipboardData.getData('text/plain') === ''
    if (isPicture) tellOfPicture()
    return isPicture
  },
  handleDrop: (_view, event) => {
    const isPicture = holdsPicture(event.dataTransfer)
    if (isPicture) {
      // The browser would leave the page and show the picture.
      event.preventDefault()
      tellOfPicture()
    }
    return isPicture
  },
}
