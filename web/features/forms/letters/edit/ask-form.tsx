import { Textarea } from '@mantine/core'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { ColumnsField } from './columns-field.tsx'
import type { AskFaults } from './named-ask.ts'

interface Props {
  ask: Ask
  onChange: (part: Partial<Ask>) => void
  faults: AskFaults
}

/** What some forms of asking need beside: the choices, or the columns of a table. */
export const AskForm = ({ ask, onChange, faults }: Props) => {
  if (ask.type === 'choice')
    return (
      <Textarea
        label="Choices"
        description="One per line."
        autosize
        minRows={3}
        value={ask.choices.join('\n')}
        onChange={({ currentTarget }) => onChange({ choices: currentTarget.value.split('\n') })}
        error={faults.choices}
      />
    )
  if (ask.type === 'rows')
    return <ColumnsField columns={ask.columns} onChange={(columns) => onChange({ columns })} error={faults.columns} />
  return null
}
