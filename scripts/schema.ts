/** Writes server/db/schema.gen.ts from the migrations: `node scripts/schema.ts`, or `--check` to refuse an outdated one. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../server/db/embedded/embedded.ts'
import { migrate } from '../server/db/migrate.ts'

const target = join(import.meta.dirname, '../server/db/schema.gen.ts')
const codegen = join(import.meta.dirname, '../node_modules/.bin/kysely-codegen')

const generate = async (url: string, out: string): Promise<string> => {
  const words = [
    '--dialect=postgres',
    `--url=${url}`,
    `--out-file=${out}`,
    '--default-schema=public',
    '--include-pattern=public.*',
    '--date-parser=string',
    '--numeric-parser=number',
    '--type-mapping={"timestamptz":"string","int8":"number"}',
  ]
  execFileSync(codegen, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  return readFile(out, 'utf8')
}

const folder = await mkdtemp(join(tmpdir(), 'parapet-schema-'))
const server = await openEmbedded({ folder: join(folder, 'cluster'), durable: false })
try {
  await migrate(server.url, new Date().toISOString())
  const text = await generate(server.url, join(folder, 'schema.ts'))
  if (!process.argv.includes('--check')) await writeFile(target, text)
  else if ((await readFile(target, 'utf8')) !== text) {
    console.error('server/db/schema.gen.ts does not match the migrations: run node scripts/schema.ts')
    process.exitCode = 1
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
