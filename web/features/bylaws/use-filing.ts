import { bylawStateLabelsWith } from '../../../contract/bylaws/bylaw-words.ts'
import type { BylawState } from '../../../contract/bylaws/bylaw.ts'
import { filingFor, type Filing } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'

/** Gives the words of the current building's law for filing a bylaw. Only behind the guard. */
export const useFiling = (): Filing => filingFor(useBuilding().jurisdiction)

/** Names the states of texts in the current building: `Not filed yet` or `Not registered yet`. Only behind the guard. */
export const useStateLabels = (): Readonly<Record<BylawState, string>> => bylawStateLabelsWith(useFiling())
