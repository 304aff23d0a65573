import { Parser } from 'htmlparser2'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { charsReadMost, pagesReadMost } from '../../../../contract/limits/reading.ts'
import { Unreadable, type Page } from './page.ts'
import { inParts } from './texts.ts'

/** What holds text in the XML of each kind, and what ends a line or stands for a space. */
const texts = new Set(['w:t', 'a:t', 't'])
const lineEnds = new Set(['w:p', 'w:br', 'w:cr', 'a:p', 'a:br', 'si', 'is'])
const spaces = new Set(['w:tab', 'w:tc'])

/** The text of one part of an Office document. */
const textIn = async (archive: ZipFile, entry: Entry): Promise<string> => {
  const found: string[] = []
  let length = 0
  let inText = 0
  const put = (text: string) => {
    if (length > charsReadMost) return
    length += text.length
    found.push(text)
  }
  const parser = new Parser(
    {
      onopentag: (name) => void (texts.has(name) && inText++),
      ontext: (text) => void (inText > 0 && put(text)),
      onclosetag: (name) => {
        if (texts.has(name)) inText--
        if (lineEnds.has(name)) put('\n')
        else if (spaces.has(name)) put(' ')
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for await (const chunk of await archive.openReadStreamPromise(entry))
    parser.write(decoder.decode(chunk as Buffer, { stream: true }))
  parser.end()
  return found.join('')
}

const word = /^word\/(document|footnotes|endnotes)\.xml$/
const sheet = /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/
const slide = /^ppt\/slides\/slide(\d+)\.xml$/

/** The text of a Word, Excel or PowerPoint file: slides are pages, the others have none that hold everywhere. */
export async function* pagesOfOffice(bytes: Buffer): AsyncGenerator<Page> {
  const archive = await fromBufferPromise(bytes, { strictFileNames: true, autoClose: false }).catch(() => {
    throw new Unreadable('damaged')
  })
  try {
    const rest: string[] = []
    const slides: Page[] = []
    for await (const entry of archive.eachEntry()) {
      const number = Number(slide.exec(entry.fileName)?.[1] ?? 0)
      if (number > 0 && number <= pagesReadMost) slides.push({ number, text: await textIn(archive, entry) })
      else if (word.test(entry.fileName) || sheet.test(entry.fileName)) rest.push(await textIn(archive, entry))
    }
    yield* slides.toSorted((one, other) => one.number - other.number)
    for (const [index, text] of inParts(rest.join('\n')).entries()) yield { number: index + 1, text }
  } finally {
    archive.close()
  }
}
