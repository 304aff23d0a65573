import { Button, Group, Select, Stack, Text, type SelectProps } from '@mantine/core'
import type { Bylaw } from '../../../contract/bylaws/bylaw.ts'
import type { CitedBylaw } from '../../../contract/bylaws/citing.ts'
import { findOptions } from '../../ui/find-options.ts'
import { bylawOptions } from './bylaw-options.ts'
import type { BylawsInForce } from './use-bylaws.ts'
import { useStateLabels } from './use-filing.ts'

interface Props extends Omit<SelectProps, 'data' | 'onChange' | 'value'> {
  /** The texts to choose from: `useBylaws(day)`. */
  register: BylawsInForce
  value: string
  /** With the text that was chosen; null for another choice. */
  onChange: (value: string, chosen: Bylaw | null) => void
  /** The text that was chosen before, which may have ended since. */
  current?: CitedBylaw | null
  /** A last choice for what isn’t in the register. */
  another?: { value: string; label: string }
}

/** Chooses a bylaw or rule of the register by its number or heading. */
export const BylawField = ({ register, value, onChange, current = null, another, ...rest }: Props) => {
  const { items, complete, isError, refetch } = register
  const stateLabels = useStateLabels()
  return (
    <Stack gap={4}>
      <Select
        searchable
        openOnFocus={false}
        allowDeselect={false}
        filter={findOptions}
        nothingFoundMessage="No bylaws or rules match"
        placeholder={complete ? 'Number or heading' : 'Loading...'}
        {...rest}
        data={[...bylawOptions(items, current, stateLabels), ...(another ? [another] : [])]}
        value={value || null}
        onChange={(next) => onChange(next ?? '', items.find(({ _id }) => _id === next) ?? null)}
      />
      {isError && (
        <Group gap="xs" role="alert">
          <Text size="sm">We couldn’t load the bylaws and rules.</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Group>
      )}
    </Stack>
  )
}
