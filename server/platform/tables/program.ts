/** A process of its own that reads one table, from its standard input. */
import { buffer } from 'node:stream/consumers'
import { say } from '../reader-inside.ts'
import { tableIn } from './table.ts'

await say(tableIn(await buffer(process.stdin)))
process.exit()
