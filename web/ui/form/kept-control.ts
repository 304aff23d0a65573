import type { Control, FieldValues } from 'react-hook-form'

declare const keepsDraft: unique symbol

/** Says of a control that its form keeps a draft; a form that does so by other means than `useContractForm` is cast to it. */
export type Kept<C> = C & { readonly [keepsDraft]: true }

/** The control of a form that keeps a draft. Fields for more than a line take no other. */
export type KeptControl<In extends FieldValues, Out = In> = Kept<Control<In, unknown, Out>>
