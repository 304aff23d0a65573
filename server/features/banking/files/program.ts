/** A process of its own that reads one bank file, from its standard input. */
import { buffer } from 'node:stream/consumers'
import { say } from '../../../platform/reader-inside.ts'
import { rawOf } from './raw.ts'

await say(rawOf(await buffer(process.stdin)))
process.exit()
