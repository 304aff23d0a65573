/**
 * `npm run check`: format, lint, types, dead code and our own walks over the tree, as much at once as there are cores;
 * no database. Prints what is refused, then the figures.
 */
import { join } from 'node:path'
import { readTree } from './check/tree.ts'
import { walk } from './check/walks.ts'
import { runTool } from './tool.ts'
import { entries } from '../web/route-table/route-table.ts'

interface Part {
  readonly name: string
  readonly run: () => Promise<{ code: number; output: string }>
}

const root = join(import.meta.dirname, '..')

// Every thread of a type checker infers the types of the whole product again, so one thread per program takes half the
// processor time. The programs run side by side anyway.
const types = (project: string) => runTool('typescript/bin/tsc', ['-p', project, '--singleThreaded'])
const lint = () => runTool('oxlint/bin/oxlint', ['--type-aware', '--format=unix'], { GOMAXPROCS: '1' })
const webTypes = async () => {
  const generated = await runTool('@react-router/dev/bin.cjs', ['typegen'])
  return generated.code === 0 ? types('web/tsconfig.json') : generated
}

const parts: readonly Part[] = [
  { name: 'lint', run: lint },
  { name: 'types of the web', run: webTypes },
  { name: 'types of the service worker', run: () => types('web/worker/tsconfig.json') },
  { name: 'types of the server', run: () => types('tsconfig.json') },
  { name: 'dead code', run: () => runTool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'format', run: () => runTool('oxfmt/bin/oxfmt', ['--check', '.']) },
]

const startedAt = performance.now()
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

const say = (name: string, ok: boolean, output: string) => {
  console.log(`${ok ? 'ok     ' : 'refused'}  ${name} (${seconds()})`)
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '  '))
  return ok
}

const done = Promise.all(
  parts.map(async ({ name, run }) => {
    const { code, output } = await run()
    return say(name, code === 0, output)
  }),
)
const { findings, figures } = walk(readTree(root))
const lines = findings.map(({ file, line, says }) => `${file}${line ? `:${line}` : ''} ${says}`)
const verdicts = [say('the tree', findings.length === 0, lines.join('\n')), ...(await done)]

const toCome = entries.filter(({ stands }) => !stands)
console.log(`\n${figures.join('\n')}`)
console.log(`${toCome.length} of ${entries.length} routes still to come: ${toCome.map(({ path }) => path).join(' ')}`)
console.log(`${verdicts.every(Boolean) ? 'All is in order' : 'Not in order'} after ${seconds()}.`)
process.exitCode = verdicts.every(Boolean) ? 0 : 1
