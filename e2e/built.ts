import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = join(import.meta.dirname, '../build/client/.vite/manifest.json')

/** The file of the built client that holds the code of a source. */
export const builtFile = (source: string): string => {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string } | undefined>
  const found = files[source]
  if (!found) throw new Error(`The built client holds no ${source}.`)
  return found.file
}
