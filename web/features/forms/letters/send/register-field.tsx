import { Alert, Button, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import { bylawName } from '../../../../../contract/bylaws/bylaw-words.ts'
import type { Bylaw } from '../../../../../contract/bylaws/bylaw.ts'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { BylawField, EmptyRegister, useBylaws } from '../../../bylaws/bylaws.ts'
import type { OrderValues } from './order-values.ts'
import { dayOf, filledBy, filledIn, notInForceThen, registerPlaces, wordedOtherwise } from './register-answers.ts'

interface Props {
  control: KeptControl<OrderValues, OrderValues>
  asks: readonly Ask[]
  /** Fills in the answer at a place. */
  onFill: (at: number, text: string) => void
}

/** Fills in a bylaw or rule from the register, as it was in force on the day that the letter is about. */
export const RegisterField = ({ control, asks, onFill }: Props) => {
  const answers = useWatch({ control, name: 'answers' })
  const places = registerPlaces(asks)!
  const on = dayOf(places, answers)
  const register = useBylaws(on)
  const { items: today } = useBylaws()
  const fill = (bylaw: Bylaw) => {
    for (const { at, text } of filledBy(places, bylaw)) onFill(at, text)
  }
  if (register.complete && register.items.length === 0)
    return on === undefined ? (
      <EmptyRegister />
    ) : (
      <Text size="sm" c="dimmed">{`The register has no bylaws or rules that were in force on ${formatDate(on)}.`}</Text>
    )
  const instead = wordedOtherwise(places, answers, register.items)
  const late = register.complete ? notInForceThen(places, answers, { inForce: register.items, today }) : null
  return (
    <Stack gap="xs">
      <BylawField
        label="From the register"
        description={
          on === undefined
            ? 'Fills in the bylaw or rule below. You can still edit it.'
            : `Bylaws and rules in force on ${formatDate(on)}. Your choice fills in the bylaw or rule below; you can still edit it.`
        }
        register={register}
        value={filledIn(places, answers, register.items)?._id ?? ''}
        onChange={(_, chosen) => {
          if (chosen) fill(chosen)
        }}
      />
      {instead && <OtherWording on={on} onUse={() => fill(instead)} />}
      {late && on !== undefined && (
        <Alert color="orange" role="status" title={`${bylawName(late)} wasn’t in force on ${formatDate(on)}.`}>
          Choose one that was.
        </Alert>
      )}
    </Stack>
  )
}

/** Warns that the letter quotes words that weren’t in force on its day, and puts those in their place that were. */
const OtherWording = ({ on, onUse }: { on: LocalDate | undefined; onUse: () => void }) => (
  <Alert
    color="orange"
    role="status"
    title={
      on === undefined
        ? 'The wording below isn’t the one in force today.'
        : `The wording below isn’t the one in force on ${formatDate(on)}.`
    }
  >
    <Button variant="default" onClick={onUse}>
      Use that wording
    </Button>
  </Alert>
)
