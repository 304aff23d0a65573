/**
 * `npm run size [-- words of a path …]`: counts the files and lines of the product by folder, tests and the demo apart, or
 * only of paths that hold one of the words. For before and after.
 */
import { join } from 'node:path'
import { lengths } from './check/lengths.ts'
import { isTest, readTree } from './check/tree.ts'

const words = process.argv.slice(2)
const isDemo = (file: string): boolean => /(?:^|\/)demo(?:[/.-]|$)|\/demo[^/]*\.ts$/.test(file)
const isAsked = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word))

const chosen = lengths(readTree(join(import.meta.dirname, '..'))).filter(({ file }) => isAsked(file))
const counted = (some: typeof chosen): string =>
  `${some.length.toLocaleString('en-CA').padStart(6)} files ${some
    .reduce((sum, { lines }) => sum + lines, 0)
    .toLocaleString('en-CA')
    .padStart(8)} lines`

const folders = ['contract', 'law', 'server', 'web'] as const
const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`)
const product = chosen.filter(
  ({ file }) => folders.some((folder) => isIn(file, folder)) && !isTest(file) && !isDemo(file),
)
for (const folder of folders) console.log(`${counted(product.filter(({ file }) => isIn(file, folder)))}  ${folder}`)
console.log(`${counted(product)}  the product`)
console.log(`${counted(chosen.filter((one) => !product.includes(one)))}  tests, demo, scripts and journeys`)
