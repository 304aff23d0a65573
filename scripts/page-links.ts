import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prerendered } from '../web/route-table/prerendered.ts'
import { entries } from '../web/route-table/route-table.ts'

interface Chunk {
  file: string
  imports?: readonly string[]
  css?: readonly string[]
}
type Chunks = Readonly<Record<string, Chunk | undefined>>

const entryOf = (path: string) => entries.find((entry) => entry.path === path)

/** The file that every page but those of the public site asks for at once. */
const beyondOf = (chunks: Chunks): string[] => {
  const found = Object.keys(chunks).filter((key) => /^_common-.*\.js$/.test(key))
  if (found.length !== 1)
    throw new Error('The built client has no one file that all pages beyond the public site share.')
  return found
}

/** The sources of a page beyond the frame: its screen, and the words of a feature's page or of a topic of the help. */
const sourcesOf = (path: string, chunks: Chunks): string[] => {
  const screen = (entryOf(path) ?? entryOf(path.replace(/[^/]+$/, ':topic')))?.screen
  const name = path.split('/').at(-1)
  const isSaid = screen?.startsWith('features/marketing/')
  const words = [`web/features/marketing/feature-pages/${name}.ts`, `web/features/help/topics/${name}.ts`]
  return [
    ...(isSaid ? [] : beyondOf(chunks)),
    ...(screen ? [`web/${screen}`] : []),
    ...words.filter((one) => chunks[one]),
  ]
}

const filesOf = (sources: readonly string[], chunks: Chunks) => {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const visit = (source: string): void => {
    const chunk = chunks[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const one of chunk.imports ?? []) visit(one)
    for (const one of chunk.css ?? []) styles.add(one)
    scripts.add(chunk.file)
  }
  for (const source of sources) visit(source)
  return { styles, scripts }
}

/** The page with links to what it does not name yet. */
const linked = (html: string, { styles, scripts }: ReturnType<typeof filesOf>): string => {
  const missing = (files: ReadonlySet<string>) => [...files].filter((one) => !html.includes(`"/${one}"`))
  const links = [
    ...missing(styles).map((one) => `<link rel="stylesheet" href="/${one}"/>`),
    ...missing(scripts).map((one) => `<link rel="modulepreload" href="/${one}"/>`),
  ]
  return html.replace('</head>', `${links.join('')}</head>`)
}

/** Stands in the page of every other address, for who has no scripts; the client would carry it for nothing. */
const withoutScripts =
  '<noscript><p>This page needs scripts. What Parapet does and what it costs <a href="/">reads without them</a>.</p></noscript>'

/**
 * Names in each page that is written as HTML the styles and scripts of its own screen: it then reads as it should before
 * any script has run, does not move when one does, and no script waits for another to name it. What is read needs no
 * script, so those come after styles and font.
 */
export const linkPages = async (folder: string): Promise<void> => {
  const chunks = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Chunks
  for (const path of prerendered) {
    const file = join(folder, path, 'index.html')
    const whole = linked(await readFile(file, 'utf8'), filesOf(sourcesOf(path, chunks), chunks))
    await writeFile(
      file,
      whole.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    )
  }
  const shell = join(folder, '__spa-fallback.html')
  const whole = linked(await readFile(shell, 'utf8'), filesOf(beyondOf(chunks), chunks))
  await writeFile(shell, whole.replace('<body>', `<body>${withoutScripts}`))
}
