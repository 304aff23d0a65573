import { Text } from '@mantine/core'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { AskField } from './ask-field.tsx'
import type { OrderValues } from './order-values.ts'
import { registerPlaces } from './register-answers.ts'
import { RegisterField } from './register-field.tsx'

interface Props {
  control: KeptControl<OrderValues, OrderValues>
  asks: readonly Ask[]
  /** Fills in the answer at a place. */
  onFill: (at: number, text: string) => void
}

/** What is filled in by whoever sends the letter. */
export const AsksPanel = ({ control, asks, onFill }: Props) => (
  <Panel title="Fields to fill in" text={asks.length > 0 && 'Appears in every letter.'}>
    {asks.length === 0 && <Text size="sm">None. The text of this letter is complete.</Text>}
    {registerPlaces(asks) && <RegisterField control={control} asks={asks} onFill={onFill} />}
    {asks.map((ask, index) => (
      <AskField key={ask.key} control={control} ask={ask} index={index} />
    ))}
  </Panel>
)
