/**
 * `npm run lighthouse`: what Lighthouse says of the public pages on a slow phone (its usual mobile throttling, simulated), in
 * the machine's own Chromium, over the server as in production on this machine. The landing page five times, a feature's
 * page and the price once. Lighthouse is fetched by npx and is no dependency; other work on the machine lowers its figures.
 */
import './leash.ts'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './bench/median.ts'
import { startServer } from './bench/servers.ts'
import { buildClient } from './client.ts'
import { browserToTestWith } from './test/chromium.ts'

const lighthouse = 'lighthouse@13.5.0'
const pages: readonly [path: string, runs: number][] = [
  ['/', 5],
  ['/features/notices', 1],
  ['/pricing', 1],
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const run = async (address: string, browser: string, file: string): Promise<Report> => {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const words = ['--yes', lighthouse, address, '--quiet', flags, '--output=json', `--output-path=${file}`]
  const env = { ...process.env, CHROME_PATH: browser }
  const isWindows = process.platform === 'win32'
  const child = spawn('npx', words, { env, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'], shell: isWindows })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse did not finish:\n${said}`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const scoreOf = ({ categories: found }: Report, name: string): number => (found[name]?.score ?? 0) * 100

const say = (path: string, reports: readonly Report[]): void => {
  const scores = categories.map((name) => {
    const each = reports.map((report) => scoreOf(report, name))
    const range = Math.min(...each) === Math.max(...each) ? '' : ` (${Math.min(...each)} to ${Math.max(...each)})`
    return `${name} ${median(each)}${range}`
  })
  const figures = audits.map((name) => {
    const value = median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
    return `${name} ${name === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  console.log(`${path}, ${reports.length} run(s): ${scores.join(', ')}\n  ${figures.join(', ')}`)
}

const browser = browserToTestWith()
if (!browser) throw new Error('There is no browser to measure with.')
if (!(await buildClient())) throw new Error('The web client could not be built.')
const folder = await mkdtemp(join(tmpdir(), 'parapet-lighthouse-'))
const server = await startServer('server/main.ts', {
  DATA_DIR: join(folder, 'data'),
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  TRUST_PROXY: 'none',
  DEMO: 'off',
})
try {
  for (const [path, runs] of pages) {
    const reports: Report[] = []
    for (let one = 0; one < runs; one++)
      reports.push(await run(`http://localhost:${server.port}${path}`, browser, join(folder, 'report.json')))
    say(path, reports)
    console.log(`  load of the machine ${loadavg()[0]?.toFixed(1)}`)
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
