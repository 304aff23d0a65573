import { posix } from 'node:path'
import { lineAt, type Finding, type Tree } from './tree.ts'

const link = /!?\[[^\]]*\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g
const outside = /^(https?:|mailto:|tel:)/

/** Code is not prose: its brackets are no links. Blanked, so that places keep their lines. */
const prose = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '))

/** The anchors that a page of Markdown offers: its headings, as GitHub writes them. */
const anchors = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  )

const refusalFor = (tree: Tree, file: string, written: string): string | undefined => {
  const [path = '', anchor] = decodeURI(written).split('#')
  const target = path ? posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '') : file
  const text = tree.get(target)
  const isFolder = target === '.' || [...tree.keys()].some((name) => name.startsWith(`${target}/`))
  if (text === undefined && !isFolder) return `links to ${written}, and nothing is there`
  if (anchor && text !== undefined && target.endsWith('.md') && !anchors(text).has(anchor))
    return `links to ${written}, and the page has no such heading`
  return undefined
}

/** Links of the documents that lead nowhere. */
export const deadLinks = (tree: Tree): Finding[] =>
  [...tree]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...prose(text).matchAll(link)].flatMap(({ 1: written = '', index }) => {
        const says = outside.test(written) ? undefined : refusalFor(tree, file, written)
        return says ? [{ file, line: lineAt(text, index), says }] : []
      }),
    )
