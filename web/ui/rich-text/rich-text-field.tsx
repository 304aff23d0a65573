import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import type { KeptControl } from '../form/kept-control.ts'
import type { FieldGroup } from './merge-field.ts'
import type { PutLink } from './rich-text-editor.tsx'

const TextEditor = lazy(() => import('./rich-text-editor.tsx'))

interface Props<In extends FieldValues, Out> {
  control: KeptControl<In, Out>
  name: FieldPath<In>
  label: string
  /** What can be put into the text by name; without any there is no menu for it. */
  fields?: readonly FieldGroup[]
  /** Fewer tools and less room, for a few words. */
  short?: boolean
  /** What else stands among the tools; it can put a link where the caret stands. */
  renderTools?: (put: PutLink) => ReactNode
}

/** Rich text in a form; its editor is loaded when it is needed. */
export function RichTextField<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { control, name, label, fields, short, renderTools } = props
  const { field, fieldState } = useController({ control, name })
  const id = useId()
  const error = fieldState.error?.message
  const value: unknown = field.value
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      required
      error={error}
    >
      <Suspense fallback={<Skeleton h={short ? 160 : 260} />}>
        <TextEditor
          labelId={`${id}-label`}
          describedBy={error ? `${id}-error` : undefined}
          value={typeof value === 'string' ? value : ''}
          invalid={error !== undefined}
          fields={fields}
          short={short}
          renderTools={renderTools}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
