import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Ask, type AskType } from '../../../../../contract/forms/templates.ts'
import { askHintMostChars, askLabelMostChars } from '../../../../../contract/limits/letters.ts'
import { askTypeLabels } from '../letter-labels.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { AskForm } from './ask-form.tsx'
import { faultsOfAsk, named } from './named-ask.ts'

interface Props {
  ask: Ask
  /** The names that others have. */
  taken: readonly string[]
  onDone: (ask: Ask) => void
  onClose: () => void
}

const types = Object.entries(askTypeLabels).map(([value, label]) => ({ value, label }))

/** Says what is asked, and in which form. Its name in the text is made once, so that it still stands after a new label. */
export function AskDialog({ ask: before, taken, onDone, onClose }: Props) {
  const [ask, setAsk] = useState(before)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Ask>) => setAsk({ ...ask, ...part })
  const meant = named(ask, taken)
  const faults = faultsOfAsk(meant)
  const done = () => {
    setTried(true)
    if (Object.keys(faults).length === 0) onDone(Ask.parse(meant))
  }
  return (
    <Dialog onClose={onClose} title={before.key ? 'Edit field' : 'Add a field'}>
      <Stack>
        <TextInput
          label="Label"
          required
          data-autofocus
          maxLength={askLabelMostChars}
          value={ask.label}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          error={tried && faults.label}
        />
        <TextInput
          label="Hint"
          description="Shown below the label to the person filling it in."
          maxLength={askHintMostChars}
          value={ask.hint}
          onChange={({ currentTarget }) => change({ hint: currentTarget.value })}
          error={tried && faults.hint}
        />
        <Select
          label="Type"
          allowDeselect={false}
          data={types}
          value={ask.type}
          onChange={(type) => change({ type: type as AskType })}
        />
        <AskForm ask={ask} onChange={change} faults={tried ? faults : {}} />
        <Checkbox
          label="Required"
          checked={ask.required}
          onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={done}>Done</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
