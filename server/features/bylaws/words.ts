/** How changes to bylaws and rules are said to residents, and on paper; pure. */
import { bylawName } from '../../../contract/bylaws/bylaw-words.ts'
import type { Bylaw } from '../../../contract/bylaws/bylaw.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'

type Told = Pick<
  Bylaw,
  'set' | 'number' | 'heading' | 'state' | 'isStandard' | 'inForceFrom' | 'passedOn' | 'endedOn' | 'ratifyBy'
> & { replacesId: string | null }

const dated = (day: string | null): string => (day === null ? '' : ` on ${formatDate(day)}`)

/** Says in a sentence what became of a bylaw or rule, in the words of the building’s law for filing. */
const changeWords = (text: Told, { done }: { done: string }): string => {
  const name = bylawName(text)
  switch (text.state) {
    case 'waiting':
      return `${name} was passed${dated(text.passedOn)} and comes into force once it’s ${done}.`
    case 'lapsed':
      return `${name} lapsed${dated(text.endedOn ?? text.ratifyBy)}.`
    case 'replaced':
    case 'repealed':
      return `${name} was ${text.state}${dated(text.endedOn)}.`
    case 'inForce':
    case 'toRatify': {
      if (text.inForceFrom === null) return `${name} applies.`
      const since = `has been in force since ${formatDate(text.inForceFrom)}`
      return text.replacesId === null ? `${name} ${since}.` : `${name} was amended. The new wording ${since}.`
    }
  }
}

/** So many changes are named in one message. */
const namedMost = 10

const titleOf = (texts: readonly Told[]): string => {
  const [first] = texts
  if (texts.length === 1)
    return `Change to the building’s ${first!.set.kind === 'bylaw' ? 'bylaws' : 'rules'}: ${bylawName(first!)}`
  const kinds = new Set(texts.map(({ set }) => set.kind))
  return `${texts.length} changes to the building’s ${kinds.size > 1 ? 'bylaws and rules' : kinds.has('bylaw') ? 'bylaws' : 'rules'}`
}

/** Says to residents which bylaws and rules changed, in the words of the building’s law for filing. */
export const newsWords = (texts: readonly Told[], filing: { done: string }): { title: string; text: string } => {
  const rest = texts.length - namedMost
  return {
    title: titleOf(texts),
    text: [
      ...texts.slice(0, namedMost).map((text) => changeWords(text, filing)),
      ...(rest > 0 ? [`There ${rest === 1 ? 'is' : 'are'} ${counted(rest, 'more change')}.`] : []),
    ].join(' '),
  }
}

/** Says since when a bylaw or rule is in force, and by what, in the words of the building’s law for filing. */
export const sourceWords = (
  {
    set,
    isStandard,
    inForceFrom,
    filingNumber,
    ratifyBy,
    ratifiedOn,
  }: Pick<Bylaw, 'set' | 'isStandard' | 'inForceFrom' | 'filingNumber' | 'ratifyBy' | 'ratifiedOn'>,
  { done }: { done: string },
): string => {
  if (isStandard || inForceFrom === null) return 'Standard bylaw'
  const day = formatDate(inForceFrom)
  if (set.kind === 'rule') {
    if (ratifiedOn !== null) return `Made on ${day}, ratified on ${formatDate(ratifiedOn)}`
    return ratifyBy === null ? `Made on ${day}` : `Made on ${day}, not ratified yet`
  }
  return filingNumber === '' ? `In force since ${day}` : `In force since ${day}, ${done} as ${filingNumber}`
}
