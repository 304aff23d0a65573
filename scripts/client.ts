/** The built web client: made anew only when something that goes into it changed. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock } from '../server/db/embedded/lock.ts'
import { installWhatIsMissing } from './install.mjs'
import { linkPages } from './page-links.ts'
import { buildSettings } from '../web/build/settings.ts'
import { precompress } from './precompress.ts'
import { runTool } from './tool.ts'

const root = join(import.meta.dirname, '..')
const built = join(root, 'build/client')
const stamp = join(root, 'build/made-from')

const folders = ['web', 'contract', 'law']
const files = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts', 'react-router.config.ts']

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/** Says in one word what the client would be made from now. */
const sources = async (): Promise<string> => {
  const below = await Promise.all(folders.map(filesBelow))
  const hash = createHash('sha256')
  for (const file of [...files, ...below.flat()].toSorted())
    hash.update(`${file}\n`).update(await readFile(join(root, file)))
  for (const name of buildSettings) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  return hash.digest('hex')
}

const build = async (now: string): Promise<boolean> => {
  const startedAt = performance.now()
  // A production server may have been installed without the tools.
  installWhatIsMissing()
  console.log('Building the web client …')
  await rm(stamp, { force: true })
  const { code, output } = await runTool('@react-router/dev/bin.cjs', ['build'], { NODE_ENV: 'production' })
  if (code !== 0) {
    console.error(`${output}\nThe web client could not be built; the message above says why.`)
    return false
  }
  await linkPages(built)
  await precompress(built)
  await writeFile(stamp, now)
  console.log(`Built the web client in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  return true
}

const stands = async (now: string): Promise<boolean> =>
  existsSync(stamp) && existsSync(built) && (await readFile(stamp, 'utf8')) === now

const mayWrite = (): Promise<boolean> =>
  access(root, constants.W_OK).then(
    () => true,
    () => false,
  )

/**
 * Builds the client unless it stands as its sources say; false where it could not be built, with the reason printed.
 * Where it stands nothing is written, so that a user who may only read the program can start it.
 */
export const buildClient = async (): Promise<boolean> => {
  const now = await sources()
  if (await stands(now)) return true
  if (!(await mayWrite())) {
    console.error(`The web client must be built anew and this user may not write to ${root}: start once as its owner.`)
    return false
  }
  await mkdir(join(root, '.cache'), { recursive: true })
  // One builder at a time; whoever comes second finds the work done.
  const lock = await takeLock(join(root, '.cache/client.lock'), Infinity)
  try {
    return (await stands(now)) || (await build(now))
  } finally {
    lock?.release()
  }
}
