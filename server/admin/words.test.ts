/** What the operator types: read before anything is opened, and refused in words. */
import { describe, expect, it } from 'vitest'
import { readWords, usage, WordsRefused } from './words.ts'

const refusalOf = (typed: string): string => {
  try {
    readWords(typed === '' ? [] : typed.split(' '))
  } catch (error) {
    if (error instanceof WordsRefused) return error.message
    throw error
  }
  return ''
}

describe('words', () => {
  it('name a command, what it is for and how', () => {
    expect(readWords(['import', 'HARB01', 'roster.csv', '--apply'])).toMatchObject({
      name: 'import',
      words: ['HARB01', 'roster.csv'],
      values: { apply: true },
    })
  })

  it.each([
    ['', ''],
    ['--help', ''],
    ['import --help', ''],
    ['frobnicate', 'Unknown command frobnicate.\n'],
    ['constructor', 'Unknown command constructor.\n'],
    ['create', 'The command create needs more arguments.\n'],
    ['ledger verify', 'The command ledger needs more arguments.\n'],
    ['maintenance', 'The command maintenance needs more arguments.\n'],
    ['import HARB01', 'The command import needs more arguments.\n'],
    ['import HARB01 roster.csv --aply', "Unknown option '--aply'.\n"],
    ['building Cedar Heights', 'The command building doesn’t take Heights: put quotation marks'],
  ])('that say %j are answered with what to write', (typed, words) => {
    const refusal = refusalOf(typed)
    expect(refusal.startsWith(words)).toBe(true)
    expect(refusal.endsWith(usage)).toBe(true)
  })
})
