import { Anchor, SimpleGrid, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Panel } from '../../../ui/panel.tsx'
import { BylawField, EmptyRegister, useBylaws } from '../../bylaws/bylaws.ts'
import { another, isOfRegister } from './amenity-values.ts'
import type { FieldsProps } from './basic-fields.tsx'

const pers = [
  { value: 'booking', label: 'Per booking' },
  { value: 'hour', label: 'Per hour' },
  { value: 'day', label: 'Per day' },
]
const kinds = [
  { value: 'bylaw', label: 'Bylaw' },
  { value: 'rule', label: 'Ratified rule' },
]

interface Props extends FieldsProps {
  /** The text of the register that the amenity rests on. */
  bylaw: CitedBylaw | null
}

/** Fee and deposit, with what allows them: nothing is asked for without a bylaw or a ratified rule. */
export const MoneyFields = ({ control, bylaw }: Props) => (
  <Panel
    title="Fee and deposit"
    text="Management collects both, unless they’re charged to owners’ accounts automatically (Fees, Funds). A bylaw or ratified rule must allow them, and it’s shown when people book."
  >
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <TextField control={control} name="feeCents" label="Fee in dollars" inputMode="decimal" autoComplete="off" />
      <SelectField control={control} name="feePer" label="Charged" data={pers} />
      <TextField
        control={control}
        name="depositCents"
        label="Deposit in dollars"
        inputMode="decimal"
        autoComplete="off"
      />
    </SimpleGrid>
    <AuthorityFields control={control} bylaw={bylaw} />
  </Panel>
)

/** The bylaw or rule: of the register, or in words where it isn’t there. */
const AuthorityFields = ({ control, bylaw }: Props) => {
  const register = useBylaws()
  const { tie, text, error } = useField(control, 'bylawId')
  if (register.complete && register.items.length === 0 && bylaw === null)
    return (
      <Stack gap="xs">
        <WrittenFields control={control} label="Bylaw or rule" />
        <EmptyRegister />
      </Stack>
    )
  return (
    <Stack gap="sm">
      <BylawField
        {...tie}
        label="Bylaw or rule"
        register={register}
        current={bylaw}
        another={{ value: another, label: 'Another one' }}
        value={text}
        onChange={tie.onChange}
        error={error}
      />
      {isOfRegister(text) ? (
        <Anchor component={Link} to={bylawKind.page(text)} size="sm" w="fit-content">
          Read this bylaw or rule
        </Anchor>
      ) : (
        (text === another || register.isError) && <WrittenFields control={control} label="Reference" />
      )}
    </Stack>
  )
}

const WrittenFields = ({ control, label }: FieldsProps & { label: string }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <SelectField
      control={control}
      name="authorityKind"
      label="Allowed by"
      placeholder="None yet"
      data={kinds}
      clearable
      clearButtonProps={{ 'aria-label': 'None' }}
    />
    <TextField control={control} name="authority" label={label} placeholder="Bylaw 7.2" autoComplete="off" />
  </SimpleGrid>
)
