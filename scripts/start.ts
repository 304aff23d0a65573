/** `npm start`: builds the web client if its sources changed, then serves. The settings stand in README.md. */
import './leash.ts'
import { buildClient } from './client.ts'

if (await buildClient()) await import('../server/main.ts')
else process.exitCode = 1
