import { Button, Card, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFieldArray, type Control } from 'react-hook-form'
import type { z } from 'zod'
import type { MoveDesk, Sale } from '../../../../contract/units/moves.ts'
import { buyersMost } from '../../../../contract/limits/moves.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { ComerFields } from './comer-fields.tsx'
import { emptyBuyer } from './empty-comer.ts'
import { ShareField } from './share-field.tsx'
import { TieChoice } from './tie-choice.tsx'

type SaleControl = Control<z.input<typeof Sale>, unknown, Sale>

/** When it is sold, by whom, and who goes with them. */
export const SellerFields = ({ control, ties }: { control: SaleControl; ties: MoveDesk['ties'] }) => {
  const owners = ties.filter(({ role }) => role === 'owner')
  const others = ties.filter(({ role }) => role !== 'owner')
  return (
    <Card>
      <Stack gap="lg">
        <DayField
          control={control}
          name="completesOn"
          label="Completion date"
          description="The buyers’ first day. The sellers’ last day is the day before."
          required
          maw={320}
        />
        <TieChoice control={control} name="sellerIds" label="Who is selling?" ties={owners} />
        {others.length > 0 && (
          <TieChoice
            control={control}
            name="endingIds"
            label="Who is moving out with the sale?"
            description="A tenancy you don’t select continues under the new owner."
            ties={others}
          />
        )}
      </Stack>
    </Card>
  )
}

/** Who buys; several where they own it together. */
export const BuyerFields = ({ control }: { control: SaleControl }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'buyers' })
  return (
    <Stack gap="md">
      {fields.map(({ id }, index) => (
        <ComerFields
          key={id}
          control={control}
          at={`buyers.${index}`}
          title={`Buyer ${index + 1}`}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        >
          <ShareField control={control} name={`buyers.${index}.sharePercent`} />
          <CheckboxField
            control={control}
            name={`buyers.${index}.occupiesUnit`}
            label="Will live in the unit"
            size="md"
          />
        </ComerFields>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => append(emptyBuyer)}
        disabled={fields.length >= buyersMost}
        w="fit-content"
      >
        Add a buyer
      </Button>
    </Stack>
  )
}
