import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { NoticeValues } from './notice-values.ts'

const NoticeTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/** The text of the notice; its editor is loaded when it is needed. */
export function TextBodyField({ control }: { control: Control<NoticeValues, unknown, NoticeValues> }) {
  const { field, fieldState } = useController({ control, name: 'content' })
  const id = useId()
  const error = fieldState.error?.message
  return (
    <Input.Wrapper
      id={id}
      label="Text"
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
      required
      error={error}
    >
      <Suspense fallback={<Skeleton h={260} />}>
        <NoticeTextEditor
          labelId={`${id}-label`}
          describedBy={error ? `${id}-error` : undefined}
          value={field.value}
          invalid={error !== undefined}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
