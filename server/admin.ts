/**
 * Commands of the operator: `npm run admin -- create <email>`, `building <name> …`, `import <code> <file> [--apply]`,
 * `second-factor-off <email>`, `ledger verify <code>`, `audit verify`, `maintenance <on|off>`, `demo`, which brings the demo
 * building back, and `remove-demo`.
 */
import { commands } from './admin/commands.ts'
import { maintenance } from './admin/maintenance.ts'
import { readWords, WordsRefused } from './admin/words.ts'
import { StartRefused } from './db/embedded/embedded.ts'
import { Refusal } from './http/errors.ts'
import { readConfig, SettingRefused } from './platform/config.ts'
import { openRuntime } from './runtime.ts'

const main = async (): Promise<number> => {
  const { name, words, values } = readWords(process.argv.slice(2))
  const config = readConfig(process.env)
  // The database may be what is being worked on.
  if (name === 'maintenance') return maintenance(config, words)
  const runtime = await openRuntime(config, (sentence) => console.error(sentence))
  try {
    return await commands[name]!(runtime, words, values)
  } finally {
    await runtime.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const told = [SettingRefused, StartRefused, Refusal, WordsRefused].some((kind) => error instanceof kind)
  console.error(told ? (error as Error).message : error)
  process.exitCode = 1
}
