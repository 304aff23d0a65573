import type { Control, FieldValues } from 'react-hook-form'

declare const keepsDraft: unique symbol
/** The control of a form that keeps a draft. Fields for more than a line take no other. */
export type KeptControl<In extends FieldValues, Out = In> = Control<In, unknown, Out> & {
  readonly [keepsDraft]: true
}

/** Vouches for a form that keeps its draft by other means than `useContractForm`. */
export const keptElsewhere = <In extends FieldValues, Out>(control: Control<In, unknown, Out>): KeptControl<In, Out> =>
  control as KeptControl<In, Out>
