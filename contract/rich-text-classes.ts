import { richTextClassesMost, richTextClassMostChars } from './limits/text.ts'

/** Before every class name from outside; no style sheet uses it, so a text can't take the look of a part of a screen. */
export const richTextClassPrefix = 'written-'
/** The language of a code block, as the editor names it. */
const languageClass = /^language-[a-z0-9]{1,20}$/

const classAsKept = (name: string): string =>
  languageClass.test(name) || name.startsWith(richTextClassPrefix) ? name : richTextClassPrefix + name

/** The class names of an element as they are kept: each once, and under the prefix; a second time changes nothing. */
export const classesAsKept = (names: string): string =>
  [
    ...new Set(
      names
        .split(/[\s\p{Cc}]+/u)
        .filter((name) => name !== '')
        .map(classAsKept),
    ),
  ]
    .filter((name) => name.length <= richTextClassMostChars)
    .slice(0, richTextClassesMost)
    .join(' ')
