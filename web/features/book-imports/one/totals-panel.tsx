import { SimpleGrid } from '@mantine/core'
import type { BookImport, BookImportOffer } from '../../../../contract/book-imports/book-import.ts'
import { addDays, localDateOf } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useNow } from '../../../ui/use-now.ts'
import type { useTotals } from './use-totals.ts'

interface Props {
  made: BookImport
  /** Whose bank balance isn’t in the books yet. */
  funds: BookImportOffer['funds']
  totals: ReturnType<typeof useTotals>
}

const accounts = [
  ['operating', 'operatingCents'],
  ['reserve', 'reserveCents'],
] as const

/** The day of the balances, the total that they must come to, and what was in the bank that day. */
export const TotalsPanel = ({ made: { origin, choices }, funds, totals: { form, send } }: Props) => {
  const { reserveAccount } = labelsFor(useBuilding().jurisdiction)
  const labels = { operating: 'Operating account balance', reserve: `${reserveAccount.One} balance` }
  const yesterday = addDays(localDateOf(useNow(), useZone()), -1)
  const { control } = form
  const isBank = origin === 'bank'
  const banks = accounts.filter(([fund, name]) => funds.includes(fund) || choices[name] !== null)
  return (
    <Panel
      title={isBank ? 'Date and balances' : 'Date and totals'}
      text="From your previous records. Nothing is added until you confirm it below."
    >
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t check these balances. Please try again; nothing you typed was lost."
        label="Date and totals"
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <DayField
            control={control}
            name="asOf"
            label="As of"
            description="The last day your previous records cover."
            max={yesterday}
            withAsterisk
          />
          {!isBank && (
            <TextField
              control={control}
              name="expectedCents"
              label="Total owed in your previous records"
              description="In dollars, to the cent: what’s owed less what’s paid ahead."
              placeholder="12400.50"
              inputMode="decimal"
              autoComplete="off"
              withAsterisk
            />
          )}
          {banks.map(([fund, name]) => (
            <TextField
              key={fund}
              control={control}
              name={name}
              label={labels[fund]}
              description={
                isBank ? 'In dollars, at the end of that day.' : 'Optional, in dollars, at the end of that day.'
              }
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </SimpleGrid>
        <SubmitButton w="fit-content" variant="default" busyText="Checking...">
          {isBank ? 'Check balances' : 'Check totals'}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
