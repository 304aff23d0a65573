import { Select } from '@mantine/core'
import type { UnitLink } from '../../../../contract/units/story.ts'
import { useField } from '../../../ui/form/tied.ts'
import type { FormControl } from './record-form.tsx'

interface Props {
  control: FormControl
  name: string
  label: string
  description?: string
}

/** Somebody who is tied to the unit, or nobody in particular. */
export function PersonField({ links, control, name, ...rest }: Props & { links: readonly UnitLink[] }) {
  const { tie, text, error } = useField(control, name)
  const people = new Map(links.map((link) => [link.personId, link.name]))
  return (
    <Select
      {...rest}
      {...tie}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${rest.label}`, tabIndex: 0 }}
      placeholder="No specific person"
      data={[...people].map(([value, label]) => ({ value, label }))}
      value={text || null}
      error={error}
    />
  )
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Not asked' },
]

/** Yes, no, or not asked yet. */
export function AnswerField({ control, name, ...rest }: Props) {
  const { tie, value, error } = useField(control, name)
  return (
    <Select
      {...rest}
      {...tie}
      allowDeselect={false}
      data={answers}
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      onChange={(answer) => tie.onChange(answer === 'yes' ? true : answer === 'no' ? false : null)}
      error={error}
    />
  )
}
