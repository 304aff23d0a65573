/** What somebody wrote, as it is kept. */
import { forumTooLong } from '../../../contract/forum/bodies.ts'
import { forumMentionsMost } from '../../../contract/limits/forum.ts'
import { previewMostChars } from '../../../contract/limits.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import { isBlank } from '../../../contract/clean.ts'
import { lexemesOf } from '../../db/search-words.ts'
import { Invalid, InvalidField } from '../../http/errors.ts'
import { cleanRichText } from '../../platform/rich-text.ts'

/** A text in all the forms in which it is kept. */
export interface Text {
  body: string
  preview: string
  lexemes: string[]
  /** The accounts that it mentions. */
  mentions: string[]
}

const mention = /href="\/user\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})"/g

/** The accounts that cleaned rich text mentions, each once, by a link to them. */
const mentionsIn = (html: string): string[] => [...new Set([...html.matchAll(mention)].map(([, id]) => id!))]

/** Rich text cleaned and ready to be kept, found also by `title`; 400 where nothing is left, or too much. */
export const textOf = (buildingId: string, written: string, most: number, title = ''): Text => {
  const body = cleanRichText(written)
  const plain = plainTextOf(body)
  if (isBlank(plain)) throw InvalidField('body', 'Text is required')
  // Escaping lengthens what was written; what is kept must pass again when it is saved again.
  if (body.length > most) throw InvalidField('body', forumTooLong(most))
  const mentions = mentionsIn(body)
  if (mentions.length > forumMentionsMost)
    throw InvalidField('body', `You can mention at most ${forumMentionsMost} people at a time`)
  return {
    body,
    preview: plainTextOf(body, previewMostChars),
    lexemes: lexemesOf(buildingId, title, plain),
    mentions,
  }
}

/** Refuses more files than hang on one post or comment. */
export const requireFewFiles = (count: number, most: number): void => {
  if (count <= most) return
  const message = `At most ${most} files`
  throw Invalid(`${message} can be attached.`, [{ field: 'files', message }])
}
