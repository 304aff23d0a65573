import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { plannedUnits, UnitPlan } from '../../../../contract/admin/unit-plan.ts'
import { zoneNames } from '../../../../contract/places.ts'
import { jurisdictionOf, labelsFor } from '../../../../law/law.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Facts } from '../../units/units.ts'
import type { OrderForm, OrderTyped, UnitsWay } from './values.ts'

const unitsIn = ({ units }: OrderTyped): number => {
  const plan = UnitPlan.safeParse(units)
  return plan.success ? plannedUnits(plan.data).length : 0
}

const wayWords = (way: UnitsWay, units: number): string => {
  if (way === 'generate') return `${units} generated`
  return way === 'import' ? 'From a roster, next' : 'Later'
}

/** Who is invited to manage it, what will be created, and the button that does. */
export const ManagerStep = ({ form: { control }, way }: { form: OrderForm; way: UnitsWay }) => {
  const typed = useWatch({ control }) as OrderTyped
  const { name, address, city, province, postalCode, planNumber, code, timeZone } = typed
  const units = unitsIn(typed)
  return (
    <>
      <TextField
        control={control}
        name="managerEmail"
        label="First manager’s email"
        description="They’ll get a link to join as management. Leave blank to invite someone later."
        type="email"
        autoComplete="off"
      />
      <Facts
        facts={[
          ['Building', name],
          ['Address', `${address}, ${city}, ${province} ${postalCode}`],
          [labelsFor(jurisdictionOf(province)).planNumber.One, planNumber],
          ['Building code', code],
          ['Time zone', zoneNames[timeZone]],
          ['Units', wayWords(way, units)],
        ]}
      />
      <Text size="sm" c="dimmed">
        You can change all of this later in the building’s settings.
      </Text>
      <SubmitButton w="fit-content" className="wraps" busyText="Creating...">
        {units > 0 ? `Create ${name} with ${units} units` : `Create ${name}`}
      </SubmitButton>
    </>
  )
}
