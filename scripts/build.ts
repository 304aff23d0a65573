/** `npm run build`: builds the web client if its sources changed, for a server that has no tools to build it. */
import './leash.ts'
import { buildClient } from './client.ts'

if (!(await buildClient())) process.exitCode = 1
