/** How a decision is said on paper; pure. */
import { formatDate } from '../../../../contract/time.ts'
import { counted } from '../../../../contract/text.ts'
import { decisionMadeLabels, ratificationLabels } from '../../../../contract/voting/decision-words.ts'
import type { Decision } from '../../../../contract/voting/decisions.ts'
import { outcomeLabels } from '../../../../contract/voting/voting-words.ts'
import { escaped } from '../../../platform/escaped.ts'
import { blocksOf } from '../../../platform/letter-blocks.ts'
import type { KnownDecision } from './store.ts'

/** `3 for, 1 against, 1 abstained`; nothing where nobody counted for and against. */
export const votesWords = (votes: Decision['votes']): string =>
  votes === null ? '' : `${votes.for} for, ${votes.against} against, ${votes.abstained} abstained`

/** So many characters stand in a row of a table at most: a row does not go over the end of a page. */
const rowMostChars = 1200

const pieces = (text: string): string[] => {
  const made: string[] = []
  let rest = text
  while (rest.length > rowMostChars) {
    const space = rest.lastIndexOf(' ', rowMostChars)
    const end = space > 0 ? space : rowMostChars
    made.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...made, rest]
}

/** A wording as rows of a table: a paragraph or an item of a list each, and long ones in pieces. */
export const wordingLines = (html: string): string[] =>
  blocksOf(html).flatMap(({ marker, runs }) => {
    const words = runs
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return pieces(marker === '' ? words : `${marker} ${words}`)
  })

const heading = (words: string) => `<h2>${escaped(words)}</h2>`
const paragraph = (words: string) => `<p>${escaped(words)}</p>`
const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const arithmetic = ({ lines, votes }: KnownDecision): string => {
  if (lines.length > 0)
    return (
      heading('How votes were counted') +
      items(lines.map(({ label, value, source }) => `${label}: ${value}${source === null ? '' : ` (${source})`}`))
    )
  return votes === null ? '' : heading('Votes') + paragraph(`${votesWords(votes)}.`)
}

const votedHow = ({ names }: KnownDecision): string =>
  names === null || names.length === 0
    ? ''
    : heading('How members voted') +
      items(names.map(({ choice, names: who }) => `${choice}: ${who.length === 0 ? 'no one' : who.join(', ')}`))

const took = ({ conflicts }: KnownDecision): string =>
  conflicts.length === 0
    ? ''
    : paragraph(
        `${counted(conflicts.length, 'member')} declared a conflict and did not take part: ${conflicts.join(', ')}.`,
      )

const ratification = ({ ratification: standing, ratified }: KnownDecision): string => {
  if (ratified !== null)
    return (
      heading('Ratification') +
      paragraph(`At the meeting on ${formatDate(ratified.on)}.`) +
      (ratified.minutes === '' ? '' : paragraph(ratified.minutes))
    )
  return standing === 'awaits'
    ? heading('Ratification') + paragraph(`${ratificationLabels.awaits} at the next meeting.`)
    : ''
}

/** A decision as clean rich text: what was decided, how it was counted, and what came after. */
export const decisionHtml = (known: KnownDecision): string =>
  [
    paragraph(`${outcomeLabels[known.outcome]}. ${decisionMadeLabels[known.made]}.`),
    known.authority === '' ? '' : paragraph(`Under this bylaw: ${known.authority}`),
    heading('Text'),
    known.wording,
    arithmetic(known),
    votedHow(known),
    took(known),
    ratification(known),
    known.hash === null ? '' : heading('Hash of the vote (SHA-256)') + paragraph(known.hash),
  ].join('')
