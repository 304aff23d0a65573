import { bylawName, bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import type { Bylaw, BylawState } from '../../../contract/bylaws/bylaw.ts'
import type { CitedBylaw } from '../../../contract/bylaws/citing.ts'
import { bySet } from './words.ts'

interface Option {
  value: string
  label: string
}

/**
 * Lists texts as choices under the names of their sets, after the one that was chosen before where it isn’t among them;
 * those that aren’t simply in force with their state, by these labels.
 */
export const bylawOptions = (
  items: readonly Bylaw[],
  current: CitedBylaw | null,
  labels: Readonly<Record<BylawState, string>>,
): (Option | { group: string; items: Option[] })[] => {
  const withState = (name: string, state: BylawState): string =>
    state === 'inForce' ? name : `${name} (${labels[state].toLowerCase()})`
  const isListed = current === null || items.some(({ _id }) => _id === current._id)
  return [
    ...(isListed
      ? []
      : [{ value: current._id, label: withState(`${bylawReference(current)}: ${current.heading}`, current.state) }]),
    ...bySet(items).map(({ set, bylaws }) => ({
      group: set.name,
      items: bylaws.map((text) => ({ value: text._id, label: withState(bylawName(text), text.state) })),
    })),
  ]
}
