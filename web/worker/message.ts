import type { PushWords } from '../../contract/push-words.ts'

/** Said when a message cannot be read: a browser stops a site whose messages show nothing. */
const unreadable: PushWords = {
  title: 'News from your building',
  text: 'Open your inbox to read it.',
  link: '/inbox',
  tag: 'unreadable',
}

const isText = (value: unknown): value is string => typeof value === 'string'
/** A path of our own; anything else would lead away from the product. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value)

/** What a message says, from the text that came with it. */
export const messageOf = (text: string | undefined): PushWords => {
  let said: Partial<Record<keyof PushWords, unknown>> | null
  try {
    said = JSON.parse(text ?? '') as typeof said
  } catch {
    return unreadable
  }
  if (!said || !isText(said.title) || !isText(said.text) || !isText(said.tag)) return unreadable
  return { title: said.title, text: said.text, tag: said.tag, link: isPath(said.link) ? said.link : unreadable.link }
}
