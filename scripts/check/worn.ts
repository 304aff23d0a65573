import { textsOf } from './texts.ts'
import type { Finding, Tree } from './tree.ts'

/** The list of worn phrases. Each line is `phrase → what to write instead`. */
export const listOfWorn = 'scripts/check/worn-phrases.txt'

interface Worn {
  readonly pattern: RegExp
  readonly better: string
}

const beside = String.raw`[\p{L}\p{N}/]`

/** Reads the list: ` / ` separates phrases, and a line that begins with `#` is a comment. */
const wornIn = (list: string): Worn[] =>
  list.split('\n').flatMap((line) => {
    const [phrases = '', better = ''] = line.split('→').map((part) => part.trim())
    if (line.startsWith('#') || better === '') return []
    const any = phrases.split(' / ').map(RegExp.escape).join('|')
    return [{ pattern: new RegExp(`(?<!${beside})(?:${any})(?!${beside})`, 'iu'), better }]
  })

const sentenceEnd = /(?<=[.!?:;…][”"’)*]*)\s+/u
const clause = /^[“"(*]*(?:What|Who|Whom|Whose|Whether|Whoever|Whatever|Whichever)(?= )/u
const isQuestion = (sentence: string): boolean => /\?[”"’)*]*$/u.test(sentence.trim())

/** A short label such as “Who pays” is what people say. */
const isShort = (sentence: string): boolean => sentence.split(' ').length < 3

/** Finds a sentence or label that begins with a noun clause, such as “What was reported”. */
const clauseIn = (text: string): string | undefined =>
  text.split(sentenceEnd).find((sentence) => clause.test(sentence) && !isQuestion(sentence) && !isShort(sentence))

/** Refuses worn phrases in every text that people read, by the list and by the rule against noun clauses at the beginning. */
export const wornPhrases = (tree: Tree): Finding[] => {
  const worn = wornIn(tree.get(listOfWorn) ?? '')
  return textsOf(tree).flatMap(({ file, line, text }) => {
    const found = worn.flatMap(({ pattern, better }) => {
      const phrase = pattern.exec(text)?.[0]
      return phrase === undefined ? [] : [{ file, line, says: `says “${phrase}”: write ${better}` }]
    })
    const noun = clauseIn(text)
    const says = noun && `begins with a noun clause: “${noun.slice(0, 60)}”`
    return says ? [...found, { file, line, says }] : found
  })
}
