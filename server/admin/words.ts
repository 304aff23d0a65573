import { parseArgs } from 'node:util'

export const usage = `Usage:
  npm run admin -- create <email> [--first-name …] [--last-name …]     the first superadmin; prints a one-time link
  npm run admin -- building <name> --code … --address … --city … --province … --postal-code … --plan …
  npm run admin -- import <code> <file> [--apply]                       check, or apply, a roster file
  npm run admin -- second-factor-off <email>                            for someone who has lost every second factor
  npm run admin -- maintenance <on|off>                                 show a maintenance message on pages and calls
  npm run admin -- ledger verify <code>                                 check every entry of a building's ledger
  npm run admin -- audit verify [--heads <file>]                        check that no one has rewritten the history
  npm run admin -- demo                                                 reset to the demo building
  npm run admin -- remove-demo                                          make a demo database ready for production`

const options = {
  help: { type: 'boolean' },
  apply: { type: 'boolean', default: false },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  code: { type: 'string' },
  address: { type: 'string' },
  city: { type: 'string' },
  province: { type: 'string' },
  'postal-code': { type: 'string' },
  plan: { type: 'string' },
  'time-zone': { type: 'string' },
  heads: { type: 'string' },
} as const

/** How many words each command takes after its name. */
const counts = new Map([
  ['create', 1],
  ['building', 1],
  ['import', 2],
  ['second-factor-off', 1],
  ['ledger', 2],
  ['audit', 1],
  ['maintenance', 1],
  ['demo', 0],
  ['remove-demo', 0],
])

export interface Order {
  name: string
  words: string[]
  values: Record<string, string | boolean | undefined>
}

/** Raised for words that are no command; the message says what to write instead. */
export class WordsRefused extends Error {}

/** Reads what the operator typed, before anything is opened. Throws WordsRefused; without words it shows the usage. */
export const readWords = (typed: string[]): Order => {
  let read
  try {
    read = parseArgs({ args: typed, options, allowPositionals: true })
  } catch (error) {
    const [complaint = ''] = (error as Error).message.split('. ')
    throw new WordsRefused(`${complaint.replace(/\.$/, '')}.\n${usage}`)
  }
  const [name = '', ...words] = read.positionals
  const count = counts.get(name)
  if (read.values.help || name === '') throw new WordsRefused(usage)
  if (count === undefined) throw new WordsRefused(`Unknown command ${name}.\n${usage}`)
  if (words.length < count || words.some((word) => word === ''))
    throw new WordsRefused(`The command ${name} needs more arguments.\n${usage}`)
  if (words.length > count)
    throw new WordsRefused(
      `The command ${name} doesn’t take ${words.slice(count).join(' ')}: put quotation marks around a name with spaces.\n${usage}`,
    )
  return { name, words, values: read.values }
}
