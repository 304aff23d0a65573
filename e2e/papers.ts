import PDFDocument from 'pdfkit'

/** A PDF with these words, a page each. */
export const paper = (...pages: readonly string[]): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ size: 'LETTER', autoFirstPage: false })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    for (const words of pages) document.addPage().fontSize(12).text(words)
    document.end()
  })
