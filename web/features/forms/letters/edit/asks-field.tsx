import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { asksMost } from '../../../../../contract/limits/letters.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { AskRow } from './ask-row.tsx'
import { emptyAsk, type TemplateValues } from './template-values.ts'

interface Props {
  control: Control<TemplateValues, unknown, TemplateValues>
}

/** What whoever sends the letter fills in; each stands in the text as a field of its own. */
export function AsksField({ control }: Props) {
  const { append, update, remove } = useFieldArray({ control, name: 'asks' })
  const asks = useWatch({ control, name: 'asks' })
  const [changing, setChanging] = useState<number | null>(null)
  const taken = asks.map(({ key }) => key)
  return (
    <Panel
      title="Fields to fill in"
      text="The sender fills these in. Use “Insert field” to place each answer in the text."
    >
      {asks.length === 0 && <Text size="sm">None yet. Parapet fills in everything this letter needs.</Text>}
      {asks.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {asks.map((ask, index) => (
            <AskRow key={ask.key} ask={ask} onChange={() => setChanging(index)} onRemove={() => remove(index)} />
          ))}
        </Stack>
      )}
      {asks.length < asksMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setChanging(asks.length)}
        >
          Add a field
        </Button>
      )}
      {changing !== null && (
        <AskDialog
          ask={asks[changing] ?? emptyAsk('')}
          taken={taken}
          onClose={() => setChanging(null)}
          onDone={(ask) => {
            if (changing < asks.length) update(changing, ask)
            else append(ask)
            setChanging(null)
          }}
        />
      )}
    </Panel>
  )
}
