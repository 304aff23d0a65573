import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { pagesOf, type Measured } from './paper-layout.ts'
import { settable, typeface } from './typeface.ts'

/** Who writes, above the title. */
export interface PaperHead {
  name: string
  line: string
  /** A PNG. */
  logo: Buffer | null
}

/** A long table on letter paper: every page repeats its heads, has its number and can be read aloud by its tags. */
export interface TablePaper {
  /** On every page. */
  head?: PaperHead
  title: string
  /** Whom it is about and as of when; on every page. */
  lines: readonly string[]
  columns: readonly { head: string; share: number; figures?: boolean }[]
  /** The records, each of one row or more, a text a column. */
  records: readonly (readonly (readonly string[])[])[]
  /** Records in bold, such as sums, by their place. */
  bold?: ReadonlySet<number>
  /** What the reader must know of it; under the table of every page. */
  notes: readonly string[]
  /** When it was made, so that the same content makes the same file. */
  at: Date
}

type Doc = PDFKit.PDFDocument

const size = { width: 792, height: 612 }
const margin = 36
const inner = size.width - 2 * margin
const pad = { x: 4, y: 3 }
const text = { title: 14, name: 11, line: 9, cell: 8, foot: 7 }
const quiet = '#555555'
const rule = '#bbbbbb'

interface Column {
  head: string
  x: number
  width: number
  align: 'left' | 'right'
}

const columnsOf = ({ columns }: TablePaper): Column[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x = margin
  return columns.map(({ head, share, figures }) => {
    const width = (inner * share) / shares
    const column = { head, x: x + pad.x, width: width - 2 * pad.x, align: figures ? 'right' : 'left' } as const
    x += width
    return column
  })
}

/** How tall a row stands: as its tallest cell; text that fits on its line need not be broken to know. */
const heightOf = (doc: Doc, columns: readonly Column[], cells: readonly string[]): number => {
  const line = doc.currentLineHeight(true)
  const heights = cells.map((cell, index) => {
    const { width } = columns[index]!
    return cell === '' || doc.widthOfString(cell) <= width ? line : doc.heightOfString(cell, { width })
  })
  return Math.max(...heights) + 2 * pad.y
}

const rowsAtOnce = 100

interface Row {
  cells: readonly string[]
  font: 'regular' | 'bold'
}

const measure = async (doc: Doc, columns: readonly Column[], { records, bold }: TablePaper) => {
  doc.fontSize(text.cell)
  const measured: Measured<Row>[] = []
  for (const [index, record] of records.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate()
    const font = bold?.has(index) ? 'bold' : 'regular'
    doc.font(font)
    for (const [place, cells] of record.entries()) {
      const row = { cells: cells.map(settable), font } as const
      measured.push({ row, height: heightOf(doc, columns, row.cells), begins: place === 0 })
    }
  }
  return measured
}

interface Frame {
  doc: Doc
  paper: TablePaper
  columns: readonly Column[]
}

/** Of the letterhead, with the space below it. */
const headHeightOf = ({ head }: TablePaper): number => (head ? 42 : 0)
const logoSize = { width: 150, height: 28 }

/** Draws the name and address of the sender on the left, and the logo on the right. */
const drawLetterhead = (doc: Doc, { name, line, logo }: PaperHead): void => {
  const width = inner - logoSize.width - 12
  doc.font('bold').fontSize(text.name).fillColor('black')
  // With a height, what is too long for its line ends in an ellipsis.
  const fits = (height: number) => ({ width, height, ellipsis: true })
  doc.text(settable(name), margin, margin, fits(text.name))
  doc.font('regular').fontSize(text.line).fillColor(quiet)
  doc.text(settable(line), margin, margin + text.name + 4, fits(text.line))
  const { width: across, height } = logoSize
  if (logo) doc.image(logo, size.width - margin - across, margin, { fit: [across, height], align: 'right' })
}

const drawHead = ({ doc, paper }: Frame, of: string): number => {
  const { head, title, lines } = paper
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] })
  if (head) drawLetterhead(doc, head)
  const top = margin + headHeightOf(paper)
  doc.font('bold').fontSize(text.title).fillColor('black').text(settable(title), margin, top, { width: inner })
  doc.font('regular').fontSize(text.line).fillColor(quiet)
  doc.text(of, margin, top + 3, { width: inner, align: 'right', lineBreak: false })
  let y = top + text.title + 8
  for (const line of lines) {
    doc.text(settable(line), margin, y, { width: inner, lineBreak: false })
    y += text.line + 4
  }
  doc.endMarkedContent()
  return y + 4
}

const drawNotes = ({ doc, paper: { notes } }: Frame): void => {
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
  doc.font('regular').fontSize(text.foot).fillColor(quiet)
  for (const [index, note] of notes.entries())
    doc.text(settable(note), margin, bodyEnd(notes) + 8 + index * (text.foot + 3), { width: inner, lineBreak: false })
  doc.endMarkedContent()
}

const bodyEnd = (notes: readonly string[]): number => size.height - margin - 8 - notes.length * (text.foot + 3)

const line = (doc: Doc, y: number, colour: string): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(margin, y)
    .lineTo(size.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
  doc.endMarkedContent()
}

/** Draws a row of the table and says to whoever reads it aloud that it is one. */
const drawRow = ({ doc, columns }: Frame, cells: readonly string[], y: number, kind: 'TH' | 'TD') => {
  const row = doc.struct('TR')
  for (const [index, { x, width, align }] of columns.entries()) {
    const cell = doc.struct(kind, {}, () => {
      doc.text(cells[index] ?? '', x, y + pad.y, { width, align })
    })
    row.add(cell)
    cell.end()
  }
  row.end()
  return row
}

const draw = async (frame: Frame): Promise<void> => {
  const { doc, paper, columns } = frame
  const measured = await measure(doc, columns, paper)
  const heads = columns.map(({ head }) => settable(head))
  doc.font('bold')
  const headHeight = heightOf(doc, columns, heads)
  const top = margin + headHeightOf(paper) + text.title + 8 + paper.lines.length * (text.line + 4) + 4
  const pages = pagesOf(measured, bodyEnd(paper.notes) - top - headHeight)
  for (const [number, rows] of pages.entries()) {
    await setImmediate()
    doc.addPage()
    let y = drawHead(frame, `Page ${number + 1} of ${pages.length}`)
    const table = doc.struct('Table')
    doc.addStructure(table)
    doc.font('bold').fontSize(text.cell).fillColor('black')
    table.add(drawRow(frame, heads, y, 'TH'))
    y += headHeight
    for (const { row, height, begins } of rows) {
      line(doc, y, begins ? rule : 'white')
      doc.font(row.font)
      table.add(drawRow(frame, row.cells, y, 'TD'))
      y += height
    }
    table.end()
    line(doc, y, rule)
    drawNotes(frame)
  }
  doc.end()
}

/** The table as a PDF that comes page by page; the typeface is embedded, so names read alike everywhere. */
export const tablePdf = async (paper: TablePaper): Promise<Readable> => {
  const { regular, bold } = await typeface()
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-CA',
    displayTitle: true,
    info: { Title: paper.title, CreationDate: paper.at },
  })
  doc.registerFont('regular', regular).registerFont('bold', bold)
  draw({ doc, paper, columns: columnsOf(paper) }).catch((error: unknown) =>
    doc.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return doc
}
