import { SimpleGrid, Text } from '@mantine/core'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { councilRuleFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { StandsIn } from '../../../ui/why.tsx'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
}

/** The first and the last day of a term, and when the law says that it ends. */
export const TermDays = <In extends FieldValues, Out>({ control }: Props<In, Out>) => {
  const rule = councilRuleFor(useBuilding().jurisdiction)
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <DayField control={control} name={'from' as FieldPath<In>} label="First day" />
        <DayField
          control={control}
          name={'to' as FieldPath<In>}
          label="Last day"
          description="Leave blank if not known."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
      {rule && (
        <Text size="sm" c="dimmed">
          {rule.termEnds.why} <StandsIn reason={rule.termEnds} />
        </Text>
      )}
    </>
  )
}
