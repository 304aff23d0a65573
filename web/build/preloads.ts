import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = /m\.f=\[(?<files>[^\]]*)\]/
const needed = /__vite__mapDeps\(\[([0-9,]*)\]\)/g
/** What every page has loaded before its screen asks for anything. */
const everywhere = /\/(?:frame|libraries|rolldown-runtime)-/

/** The numbers of a screen's files: scripts in the order of their numbers, styles as they must follow each other. */
const inShort = (numbers: readonly number[], files: readonly string[]): number[] => {
  const isStyle = (number: number) => files[number]!.includes('.css')
  const scripts = numbers.filter((number) => !isStyle(number) && !everywhere.test(files[number]!))
  return [...scripts.toSorted((a, b) => a - b), ...numbers.filter(isStyle)]
}

const shortened = (code: string): string => {
  const files = list.exec(code)?.groups?.['files']?.split(',') ?? []
  return code.replaceAll(
    needed,
    (_all, text: string) => `__vite__mapDeps([${inShort(text.split(',').filter(Boolean).map(Number), files).join()}])`,
  )
}

/**
 * The first script names the files of every screen by numbers, which weighs on every page. Without what is loaded anyway,
 * and in one order, the lists of screens that share much look alike and compress.
 */
export const shortPreloads = (): Plugin => ({
  name: 'short-preloads',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    for (const made of Object.values(bundle)) {
      if (made.type !== 'chunk' || !made.code.includes('__vite__mapDeps([')) continue
      const file = join(dir, made.fileName)
      await writeFile(file, shortened(await readFile(file, 'utf8')))
    }
  },
})
