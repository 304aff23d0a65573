/**
 * Commands of the operator: `npm run admin -- create <email>`, `building <name> …`, `import <code> <file> [--apply]`,
 * and `demo`, which brings the demo building back.
 */
import { parseArgs } from 'node:util'
import { commands } from './admin/commands.ts'
import { StartRefused } from './db/embedded/embedded.ts'
import { Refusal } from './http/errors.ts'
import { readConfig, SettingRefused } from './platform/config.ts'
import { openRuntime } from './runtime.ts'

const usage = `Usage:
  npm run admin -- create <email> [--first-name …] [--last-name …]     the first superadmin; prints a one-time link
  npm run admin -- building <name> --code … --address … --city … --province … --postal-code … --plan …
  npm run admin -- import <code> <file> [--apply]                       try, or apply, a roster file
  npm run admin -- demo                                                 back to the demo building`

const options = {
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
} as const

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [name = '', ...words] = positionals
  const command = commands[name]
  if (!command) {
    console.log(usage)
    return 2
  }
  const runtime = await openRuntime(readConfig(process.env), (sentence) => console.error(sentence))
  try {
    return await command(runtime, words, values)
  } finally {
    await runtime.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const plain = error instanceof SettingRefused || error instanceof StartRefused || error instanceof Refusal
  console.error(plain ? error.message : error)
  process.exitCode = 1
}
