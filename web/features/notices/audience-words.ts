import { audienceLabels } from '../../../contract/notice-words.ts'
import type { Audience } from '../../../contract/notices.ts'
import type { Labels } from '../../../law/law.ts'

const inCapitals = (words: string) => words.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())

/** What an audience is called in a building: `Council Members` reads `Board Members` where the law calls it a board. */
export const audienceWords = (audience: Audience, { councilMember }: Labels): string =>
  audience === 'council' ? inCapitals(councilMember.many) : audienceLabels[audience]
