/**
 * Compares whether the answers of signing in, forgetting a password and registering tell an address that somebody owns from
 * one that nobody does. It starts the server as in production on a database of its own, makes its calls in random order,
 * compares what they say, and prints how long they took.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../server/db/embedded/embedded.ts'
import { startServer } from '../bench/servers.ts'
import { shuffled } from '../bench/shuffled.ts'
import { addressesOf, makeOwners } from './addresses.ts'
import { ask, hangUp, type Answer, type Ask, type Kind } from './asking.ts'
import { judge } from './noise.ts'

const warmUps = 20

const person = { firstName: 'Wendy', lastName: 'Walker', phone: '604 555 0123' }
const password = 'Seawall-2027!'

/** In this order: registering makes the unknown addresses less unknown. */
const calls: readonly { path: string; bodyOf(email: string): object }[] = [
  { path: '/api/auth/login', bodyOf: (email) => ({ email, password }) },
  { path: '/api/auth/forgot-password', bodyOf: (email) => ({ email }) },
  {
    path: '/api/auth/register',
    bodyOf: (email) => ({ ...person, email, password, confirmPassword: password }),
  },
]

let asked = 0
/** Both kinds come in one random order, so that what one call leaves to be done slows either kind as often. */
const measure = async (port: number, { path, bodyOf }: (typeof calls)[number], pairs: number): Promise<Answer[]> => {
  const asksOf = (kind: Kind): Ask[] =>
    addressesOf(kind, pairs + warmUps).map((email) => ({ kind, path, email, body: bodyOf(email) }))
  const [known, unknown] = [asksOf('known'), asksOf('unknown')]
  for (const one of shuffled([...known.slice(pairs), ...unknown.slice(pairs)])) await ask(port, (asked += 1), one)
  const answers: Answer[] = []
  for (const one of shuffled([...known.slice(0, pairs), ...unknown.slice(0, pairs)]))
    answers.push(await ask(port, (asked += 1), one))
  return answers
}

const inMs = (milliseconds: number) => milliseconds.toFixed(3)

/** Prints a call's row; answers the ways in which it was answered, which should be one. */
const report = (path: string, answers: readonly Answer[]): Set<string> => {
  const timesOf = (kind: Kind) => answers.filter((one) => one.kind === kind).map(({ milliseconds }) => milliseconds)
  const { known, unknown, apart, noise, within } = judge(timesOf('known'), timesOf('unknown'))
  const said = new Set(answers.map((one) => one.said))
  const cells = [inMs(known), inMs(unknown), inMs(apart), inMs(noise), within ? 'within noise' : 'above noise']
  console.log(`| ${[path, said.size === 1 ? 'equal' : 'DIFFERENT', ...cells].join(' | ')} |`)
  return said
}

const prove = async (url: string, folder: string, pairs: number): Promise<Set<string>[]> => {
  await makeOwners(url, pairs + warmUps)
  const server = await startServer('server/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
  })
  try {
    console.log('| call | status, headers, body | known ms | unknown ms | apart ms | noise ms | |')
    console.log('| --- | --- | --- | --- | --- | --- | --- |')
    const ways: Set<string>[] = []
    for (const call of calls) ways.push(report(call.path, await measure(server.port, call, pairs)))
    return ways
  } finally {
    hangUp()
    await server.stop()
  }
}

/** Compares so many pairs of addresses; false where the answers differ. Times are printed only: a busy machine bends them. */
export const compareAddresses = async (pairs: number): Promise<boolean> => {
  if (!Number.isInteger(pairs) || pairs < 10 || pairs > 10_000) throw new Error('Between 10 and 10000 pairs.')
  console.log(`${pairs} known and ${pairs} unknown addresses a call, in random order, one call at a time.`)
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(2)}.\n`)
  const folder = await mkdtemp(join(tmpdir(), 'parapet-proof-'))
  await chmod(folder, 0o711)
  const database = await openEmbedded({ folder: join(folder, 'embedded') })
  try {
    const differing = (await prove(database.url, folder, pairs)).filter((ways) => ways.size > 1)
    console.log(
      `\nMedians; the noise is how far apart those of two runs of the same kind lie. Load ${loadavg()[0]?.toFixed(2)}.`,
    )
    for (const ways of differing) console.log(`\nAnswered in ${ways.size} ways:\n${[...ways].slice(0, 4).join('\n')}`)
    return differing.length === 0
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
