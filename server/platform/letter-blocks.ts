import { Parser } from 'htmlparser2'

/** Words of one weight. */
export interface Run {
  text: string
  bold: boolean
}

/** A block of a letter: a paragraph, a heading, or an item of a list with what stands before it. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'item'
  runs: Run[]
  /** How deep it is set in, from 0. */
  depth: number
  /** `•`, `1.`; empty where nothing stands before it. */
  marker: string
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const blocks = new Set([...headings, 'p', 'li', 'blockquote', 'pre', 'div'])
const isBold = (name: string) => name === 'strong' || headings.has(name)

/** What has one weight stands together, a line's end with what goes before it: it is set in one piece. */
const joined = (runs: readonly Run[]): Run[] => {
  const made: Run[] = []
  for (const { text, bold } of runs) {
    const last = made.at(-1)
    const words = text.replaceAll(/[ \t]+/g, ' ')
    if (last && (last.bold === bold || text === '\n')) last.text += words
    else made.push({ text: words, bold })
  }
  return made
}

/** The blocks of clean rich text, in their order; those without a word are left out. */
export const blocksOf = (html: string): Block[] => {
  const made: Block[] = []
  const open: string[] = []
  const lists: { ordered: boolean; items: number }[] = []
  let marker = ''
  let runs: Run[] = []
  const finish = () => {
    const trimmed = joined(runs)
    const words = trimmed.map(({ text }) => text).join('')
    runs = []
    if (words.trim() === '') return
    const kind = open.some((name) => headings.has(name)) ? 'heading' : lists.length > 0 ? 'item' : 'paragraph'
    const depth = lists.length + open.filter((name) => name === 'blockquote').length
    made.push({ kind, runs: trimmed, depth, marker })
    marker = ''
  }
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'br') {
          runs.push({ text: '\n', bold: false })
          return
        }
        if (blocks.has(name)) finish()
        open.push(name)
        if (name === 'ul' || name === 'ol') {
          finish()
          lists.push({ ordered: name === 'ol', items: 0 })
        }
        const list = lists.at(-1)
        if (name === 'li' && list) {
          list.items += 1
          marker = list.ordered ? `${list.items}.` : '•'
        }
      },
      ontext: (text) => void runs.push({ text: text.replaceAll('\n', ' '), bold: open.some(isBold) }),
      onclosetag(name) {
        if (name === 'br') return
        if (blocks.has(name) || name === 'ul' || name === 'ol') finish()
        if (name === 'ul' || name === 'ol') lists.pop()
        open.splice(open.lastIndexOf(name), 1)
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  finish()
  return made
}
