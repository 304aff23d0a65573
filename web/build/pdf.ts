import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist'))))
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }

/** The worker that reads, decoders that need no WebAssembly, for scanned pages, and tables of Asian typefaces that a file does not embed. */
const wanted = (): [from: string, to: string][] => [
  [join(folder, 'build/pdf.worker.min.mjs'), 'pdf.worker.mjs'],
  ...['jbig2', 'openjpeg'].map((name): [string, string] => {
    const file = `${name}_nowasm_fallback.js`
    return [join(folder, 'wasm', file), file]
  }),
  ...readdirSync(join(folder, 'cmaps'))
    .filter((file) => file.endsWith('.bcmap'))
    .map((file): [string, string] => [join(folder, 'cmaps', file), `cmaps/${file}`]),
]

/** Puts what the reader of PDF fetches when a document asks for it below `/assets/pdf-{version}/`. */
export const pdfParts = (): Plugin => ({
  name: 'pdf-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const [from, to] of wanted())
      this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${to}`, source: readFileSync(from) })
  },
})
