/** PDFs as tests want them, harmless and made to harm. */
import PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'

interface Options {
  /** Without it nobody opens the paper. */
  password?: string
}

/** A paper with these texts, a page each. */
export const pdfOf = (pages: readonly string[], { password }: Options = {}): Promise<Buffer> => {
  const paper = new PDFDocument({ autoFirstPage: false, ...(password && { userPassword: password }) })
  for (const text of pages) paper.addPage().text(text)
  paper.end()
  return buffer(paper)
}

/** A paper whose pages are pictures of text, as a scanner makes them. */
export const scannedPdf = (picture: Buffer): Promise<Buffer> => {
  const paper = new PDFDocument()
  paper.image(picture, 0, 0)
  paper.end()
  return buffer(paper)
}

/** A paper of one page, written by hand: its drawing and whatever objects it calls, each as `dictionary` and `stream`. */
const paperOf = (drawing: Buffer, filters: string, resources: string, more: readonly string[] = []): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${drawing.length} ${filters} >>\nstream\n`),
      drawing,
      Buffer.from('\nendstream'),
    ]),
    ...more,
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  for (const [index, object] of objects.entries())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  parts.push(Buffer.from(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** A few thousand bytes that unpack to so many. */
export const pdfBomb = (bytes: number): Buffer =>
  paperOf(deflateSync(deflateSync(Buffer.alloc(bytes, ' '), { level: 1 })), '/Filter [/FlateDecode /FlateDecode]', '')

/** A small paper whose drawing calls itself so often that nobody lives to see its end. */
export const endlessPdf = (): Buffer => {
  const depth = 12
  const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const calls = (n: number) => `/X${n} Do `.repeat(10)
  const forms = Array.from({ length: depth }, (_, n) => {
    const drawing = `BT /F 9 Tf (x) Tj ET ${n + 1 < depth ? calls(n + 1) : ''}`
    const resources = `${font} ${n + 1 < depth ? `/XObject << /X${n + 1} ${n + 6} 0 R >>` : ''}`
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << ${resources} >> /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
  })
  return paperOf(Buffer.from(calls(0)), '', '/XObject << /X0 5 0 R >>', forms)
}
