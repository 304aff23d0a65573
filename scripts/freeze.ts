/**
 * `npm run freeze -- <folder>`: writes what people and programs read of the demo, so that a change that is to change
 * nothing can show it: the API's description, and the texts of histories, inboxes, email and the day's desk. Run it before
 * and after, and compare the folders with `diff -r`.
 */
import './leash.ts'
import { resolve } from 'node:path'
import { ended, startTool } from './tool.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to write into: npm run freeze -- <folder>')
const words = ['run', '--config', 'vitest.freeze.config.ts']
const { code } = await ended(startTool('vitest/vitest.mjs', words, { FREEZE_INTO: resolve(folder) }, 'inherit'))
process.exitCode = code
