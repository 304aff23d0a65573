import { parseSync } from 'vite'
import { isCode, isGenerated, isTest, lineAt, type Tree } from './tree.ts'

/** A text that somebody reads, and the line of its file on which it begins. */
export interface Text {
  readonly file: string
  readonly line: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly value?: unknown
  readonly key?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Where a module comes from, the name of a property and of an action are no texts. */
const isNoText = (node: Node, key: string): boolean =>
  key === 'source' ||
  (node.type === 'Property' &&
    (key === 'key' || (key === 'value' && (node.key as Node & { name?: string }).name === 'action')))

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !isNoText(node, key))
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)

/** Words of a sentence or a label rather than a key, a class or a path. */
const isProse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && (/^[^\w]*\p{Lu}\p{L}*[a-z]/u.test(text) || /\p{L} \p{L}/u.test(text))

const isSql = (text: string): boolean =>
  /^\s*(select|insert|update|delete|with|from|where|create|alter|and|or|order by|left join|join)\b/.test(text)

const textOf = (node: Node): string | undefined => {
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? node.quasis?.map(({ value }) => value.cooked).join('{}') : undefined
}

const inCode = (file: string, source: string): Text[] => {
  const found: Text[] = []
  const visit = (node: Node): void => {
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim()
    if (text && isProse(text) && (node.type === 'JSXText' || !isSql(text)))
      found.push({ file, line: lineAt(source, node.start), text })
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(file, source).program)
  return found
}

/** A page line by line, without its code. */
const inPage = (file: string, source: string): Text[] => {
  const plain = source
    .replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, '`…`')
  const paragraphs = [...plain.matchAll(/\S[^\n]*(?:\n(?![\n|*#-])[^\n]*\S[^\n]*)*/g)]
  return paragraphs.map(({ 0: text, index }) => ({
    file,
    line: lineAt(plain, index),
    text: text.replaceAll(/\s+/g, ' '),
  }))
}

/** Walks are tests, and a list of passwords has no sentences. */
const isData = (path: string): boolean => path.startsWith('server/walks/') || path === 'contract/common-passwords.ts'
const isShown = (path: string): boolean =>
  isCode(path) && /^(?:contract|law|server|web)\//.test(path) && !isTest(path) && !isGenerated(path) && !isData(path)
const isPage = (path: string): boolean => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path)

/** Lists every text that a person can read, on screens, in email, in documents and on pages of the documentation. */
export const textsOf = (tree: Tree): Text[] =>
  [...tree].flatMap(([file, source]) => {
    if (isShown(file)) return inCode(file, source)
    return isPage(file) ? inPage(file, source) : []
  })
