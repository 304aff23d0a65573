/** A process of its own that reads one roster file as a table, from its standard input. */
import { buffer } from 'node:stream/consumers'
import { say } from '../../../platform/reader-inside.ts'
import { tableOf } from './table.ts'

await say(tableOf(await buffer(process.stdin)))
process.exit()
