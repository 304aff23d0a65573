import { getDocumentProxy } from 'unpdf'
import { pagesReadMost } from '../../../../contract/limits/reading.ts'
import { Unreadable, type Page } from './page.ts'

const opened = async (bytes: Uint8Array) => {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 })
  } catch (error) {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'protected' : 'damaged')
  }
}

/** The text of a PDF, page by page; a page that is damaged is empty. */
export async function* pagesOfPdf(bytes: Uint8Array): AsyncGenerator<Page> {
  const pdf = await opened(bytes)
  for (let number = 1; number <= Math.min(pdf.numPages, pagesReadMost); number++) {
    const text = await pdf
      .getPage(number)
      .then(async (page) => {
        const { items } = await page.getTextContent()
        page.cleanup()
        return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
      })
      .catch(() => '')
    yield { number, text }
  }
}
