import { Text } from '@mantine/core'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { AskField } from './ask-field.tsx'
import type { OrderValues } from './order-values.ts'

interface Props {
  control: KeptControl<OrderValues, OrderValues>
  asks: readonly Ask[]
}

/** What is filled in by whoever sends the letter. */
export const AsksPanel = ({ control, asks }: Props) => (
  <Panel title="Fields to fill in" text={asks.length > 0 && 'Appears in every letter.'}>
    {asks.length === 0 && <Text size="sm">None. The text of this letter is complete.</Text>}
    {asks.map((ask, index) => (
      <AskField key={ask.key} control={control} ask={ask} index={index} />
    ))}
  </Panel>
)
