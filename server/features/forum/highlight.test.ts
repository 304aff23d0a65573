import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, marked } from './highlight.ts'

const cut = ({ text, marks }: { text: string; marks: [number, number][] }): string[] =>
  marks.map(([from, until]) => text.slice(from, until))

describe('marks', () => {
  it.each([
    ['The Élan of it', 'elan', ['Élan']],
    ['Gates and gateways', 'gate', ['Gates', 'gateways']],
    ['e\u0301lan again', 'ela', ['e\u0301lan']],
    ['<b>gate</b>', 'b', ['b', 'b']],
    ['Nothing here', 'gate', []],
    ['Two words stand', 'stand two', ['Two', 'stand']],
  ])('in “%s” for “%s”', (text, search, found) => {
    expect(cut(marked(text, search))).toEqual(found)
  })
})

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}the gate squeaks ${'after '.repeat(60)}`.trim()

  it('stands around the first place, with whole words and dots', () => {
    const excerpt = excerptOf(long, 'gate', 120)
    expect(excerpt.text).toMatch(/^…before .*the gate squeaks after .*after…$/)
    expect(excerpt.text.length).toBeLessThanOrEqual(122)
    expect(cut(excerpt)).toEqual(['gate'])
  })

  it('is the beginning where nothing is found, and all of a short text', () => {
    expect(excerptOf(long, 'zebra', 20)).toEqual({ text: 'before before before…', marks: [] })
    expect(excerptOf('A gate.', 'gate', 20)).toEqual({ text: 'A gate.', marks: [[2, 6]] })
    expect(excerptOf('x'.repeat(90), 'x', 20).text).toBe(`${'x'.repeat(20)}…`)
    expect(excerptOf(`${'y'.repeat(90)}-gate`, 'gate', 20)).toEqual({ text: '…gate', marks: [[1, 5]] })
  })

  it('never marks beyond its text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (text, search, most) => {
        const excerpt = excerptOf(text, search, most)
        for (const [from, until] of excerpt.marks) {
          expect(from).toBeLessThan(until)
          expect(until).toBeLessThanOrEqual(excerpt.text.length)
        }
      }),
    )
  })
})
