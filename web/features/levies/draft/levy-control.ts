import type { LevyDraft } from '../../../../contract/levies/levy.ts'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import type { LevyValues } from './levy-values.ts'

/** What the fields of the form are tied to. */
export type LevyControl = KeptControl<LevyValues, LevyDraft>
