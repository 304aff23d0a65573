import { plain as folded } from '../../../contract/plain.ts'
import { plainText } from './inline.ts'
import type { TopicId } from './topic-ids.ts'
import { entryOfTopic, pathOfTopic } from './topic-index.ts'
import type { LoadedTopic } from './topics.ts'
import type { Reader, Task } from './words.ts'

/** Where a word stands in a text, from and up to. */
type Mark = readonly [from: number, to: number]

export interface Marked {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** A task in whose topic, title and texts every word stands. */
export interface Hit {
  readonly path: string
  readonly topic: TopicId
  readonly topicTitle: string
  readonly reader: Reader
  readonly title: Marked
  readonly excerpt: Marked
}

export const wordsOf = (query: string): string[] => [
  ...new Set(
    folded(query)
      .split(/[\s,;:!?"“”]+/)
      .filter(Boolean),
  ),
]

/** A text as it is compared, and for each of its characters where it stands in the text itself. */
const compared = (text: string): { words: string; at: number[] } => {
  const at: number[] = []
  let words = ''
  let place = 0
  for (const character of text) {
    const plain = folded(character)
    words += plain
    for (let unit = 0; unit < plain.length; unit += 1) at.push(place)
    place += character.length
  }
  at.push(text.length)
  return { words, at }
}

/** Every place of every word in a text. */
export const marksIn = (text: string, wanted: readonly string[]): Mark[] => {
  const { words, at } = compared(text)
  return wanted.flatMap((word) => {
    const marks: Mark[] = []
    for (let from = words.indexOf(word); from >= 0; from = words.indexOf(word, from + word.length))
      marks.push([at[from]!, at[from + word.length]!])
    return marks
  })
}

const textsOf = ({ says = [], steps = [], after, wrong = [] }: Task): string[] =>
  [...says, ...steps, ...(after ? [after] : []), ...wrong.flat()].map(plainText)

const holds = (text: string, word: string) => folded(text).includes(word)
const countIn = (text: string, wanted: readonly string[]) => wanted.filter((word) => holds(text, word)).length

/** The text in which most of the words stand, else the first one. */
const excerptOf = (texts: readonly string[], wanted: readonly string[]): Marked => {
  const text = texts.reduce((best, one) => (countIn(one, wanted) > countIn(best, wanted) ? one : best), texts[0] ?? '')
  return { text, marks: marksIn(text, wanted) }
}

const topicWeight = 2
const titleWeight = 3

/** The tasks that fit, what has the words in its title first, and among alike those for the reader's own role. */
export const findTasks = (topics: readonly LoadedTopic[], query: string, own: readonly Reader[] = []): Hit[] => {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const all = topics.flatMap(({ id, parts }) =>
    parts.flatMap(({ reader, tasks }) => tasks.map((task) => ({ id, reader, task }))),
  )
  const judged = all.flatMap(({ id, reader, task }) => {
    const { title: topicTitle = '', words = '' } = entryOfTopic(id) ?? {}
    const texts = textsOf(task)
    const whole = [topicTitle, words, task.title, ...texts]
    if (!wanted.every((word) => whole.some((text) => holds(text, word)))) return []
    const weight = titleWeight * countIn(task.title, wanted) + topicWeight * countIn(`${topicTitle} ${words}`, wanted)
    const hit: Hit = {
      path: `${pathOfTopic(id)}#${task.id}`,
      topic: id,
      topicTitle,
      reader,
      title: { text: task.title, marks: marksIn(task.title, wanted) },
      excerpt: excerptOf(texts, wanted),
    }
    return [{ hit, weight: weight + (own.includes(reader) ? 1 : 0) }]
  })
  return judged.toSorted((a, b) => b.weight - a.weight).map(({ hit }) => hit)
}
