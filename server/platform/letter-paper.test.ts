import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { lettersPdf } from './letter-paper.ts'

const pagesOf = async (html: string): Promise<string[]> => {
  const paper = {
    from: { name: 'The Owners', line: 'Vancouver' },
    day: 'November 20, 2026',
    to: [],
    subject: 'Pets',
    html,
  }
  const pdf = await lettersPdf([paper], { title: 'Pets', at: new Date('2026-11-20T20:00:00Z') })
  return (await extractText(new Uint8Array(pdf), { mergePages: false })).text
}

test('wherever the page ends, the close of a letter stands with the name below it', async () => {
  const closing = '<p>Yours truly,</p><p>Mandeep Manager<br />Manager<br />The Owners</p>'
  const counts = new Set<number>()
  for (let lines = 16; lines <= 26; lines++) {
    const pages = await pagesOf('<p>A line.</p>'.repeat(lines) + closing)
    counts.add(pages.length)
    const end = pages.find((page) => page.includes('Yours truly'))
    expect([lines, end]).toEqual([lines, expect.stringContaining('Mandeep Manager')])
  }
  expect([...counts]).toEqual([1, 2])
})

// Broken letter by letter it would take minutes.
test('a word without an end is broken in lines, and a fingerprint stands whole', async () => {
  const hash = '0123456789abcdef'.repeat(4)
  const pages = await pagesOf(`<p>${hash}</p><p>${'W'.repeat(50_000)}</p>`)
  expect(pages[0]).toContain(hash)
  expect(pages.join('').replaceAll(/[^W]/g, '')).toHaveLength(50_000)
})

// ’ is part of the glyph of ”, and was lost if ” came first.
test('every sign can be copied and read aloud, whatever was set before', async () => {
  const said = '“Zoé’s naïve façade”, 48 hours’ notice: ½, 10 °C – it’s €5…'
  await pagesOf(`<p>${said}</p>`)
  const [page] = await pagesOf(`<p>${said}</p>`)
  expect(page).toContain(said)
})
