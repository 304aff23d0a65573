const escaped = (line: string) => line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

/** A page of text as PDF: a heading and its lines, in Latin letters. */
export const pdfOf = (heading: string, lines: readonly string[]): Buffer => {
  const text = [`/F1 18 Tf 60 740 Td (${escaped(heading)}) Tj /F1 11 Tf 0 -14 Td`]
  for (const line of lines) text.push(`0 -18 Td (${escaped(line)}) Tj`)
  const drawing = `BT ${text.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(drawing, 'latin1')} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
