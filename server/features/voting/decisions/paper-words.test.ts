import { expect, test } from 'vitest'
import { decisionHtml, votesWords, wordingLines } from './paper-words.ts'
import type { KnownDecision } from './store.ts'

const decision: KnownDecision = {
  ...{ _id: 'd', year: 2026, place: 3, title: 'Lamps', wording: '<p>Forty lamps &amp; cables.</p>', byHand: false },
  ...{ decidedOn: '2026-11-20', made: 'between', authority: '', outcome: 'passed', version: 1 },
  ...{ ratification: 'awaits', ratifiedOn: null, ratified: null, writtenBy: null, notedAt: '', proposalNumber: 1 },
  votes: { for: 3, against: 1, abstained: 0 },
  lines: [
    { label: 'Quorum', value: '3', source: 'Standard Bylaw 16' },
    { label: 'For', value: '3', source: null },
  ],
  names: [
    { choice: 'For', names: ['Bo <b>', 'Cy'] },
    { choice: 'Against', names: [] },
  ],
  ...{ conflicts: ['Di'], hash: 'a'.repeat(64), proposalId: 'p', isHidden: false },
}

test('a decision on paper says what was decided, the arithmetic, who voted how, and what it waits for', () => {
  const html = decisionHtml(decision)
  for (const words of [
    '<p>Passed. Between meetings.</p>',
    '<p>Forty lamps &amp; cables.</p>',
    '<li>Quorum: 3 (Standard Bylaw 16)</li><li>For: 3</li>',
    '<li>For: Bo &lt;b&gt;, Cy</li><li>Against: no one</li>',
    '<p>1 member declared a conflict and did not take part: Di.</p>',
    '<p>Awaiting ratification at the next meeting.</p>',
    'a'.repeat(64),
  ])
    expect(html).toContain(words)
})

test('one written down by hand has its counts alone, and one ratified the words of the minutes', () => {
  const byHand = { ...decision, lines: [], names: null, conflicts: [], hash: null, ratification: 'none' as const }
  const html = decisionHtml({ ...byHand, authority: 'Bylaw 20' })
  expect(html).toContain('<p>3 for, 1 against, 0 abstained.</p>')
  expect(html).toContain('Under this bylaw: Bylaw 20')
  for (const words of ['How members voted', 'SHA-256', 'Ratification']) expect(html).not.toContain(words)
  expect(decisionHtml({ ...byHand, votes: null })).not.toContain('Votes')
  const ratified = { on: '2026-12-01', minutes: 'Carried.', notedAt: '', notedBy: 'Carla' }
  expect(decisionHtml({ ...decision, ratification: 'ratified', ratified })).toContain(
    '<p>At the meeting on Dec 1, 2026.</p><p>Carried.</p>',
  )
  expect(decisionHtml({ ...decision, ratification: 'ratified', ratified: { ...ratified, minutes: '' } })).not.toContain(
    'Carried',
  )
  expect(votesWords(null)).toBe('')
})

test('a wording falls into rows by its paragraphs and items, and a long one into pieces', () => {
  expect(wordingLines('<p>Two things:</p><ol><li>Lamps</li><li>Cables</li></ol>')).toEqual([
    'Two things:',
    '1. Lamps',
    '2. Cables',
  ])
  const long = wordingLines(`<p>${'word '.repeat(600)}</p>`)
  expect(long.length).toBe(3)
  expect(long.every((line) => line.length <= 1200)).toBe(true)
  expect(long.join(' ')).toBe('word '.repeat(600).trim())
  expect(wordingLines(`<p>${'x'.repeat(1500)}</p>`).map((line) => line.length)).toEqual([1200, 300])
})
