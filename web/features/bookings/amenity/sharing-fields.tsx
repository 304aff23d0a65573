import { Button, SimpleGrid, type TextInputProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { quotasMost } from '../../../../contract/fair-share/policy.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FieldsProps } from './basic-fields.tsx'
import { QuotaRow } from './quota-row.tsx'

/** What a field is for stands below it, so that fields beside each other stay in line. */
const inputWrapperOrder: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']
const number = { inputMode: 'numeric', autoComplete: 'off', inputWrapperOrder } as const
const decimal = { inputMode: 'decimal', autoComplete: 'off', inputWrapperOrder } as const

/** What keeps it fair: limits of a unit, how long and when, what stays free around, and no-shows. Empty does not bind. */
export const SharingFields = ({ control }: FieldsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'sharing.quotas' })
  return (
    <Panel
      title="Sharing it fairly"
      text="Leave a field empty for no limit. Whoever is refused reads why, and from when on it is allowed."
    >
      {fields.map(({ id }, at) => (
        <QuotaRow key={id} control={control} at={at} onRemove={() => remove(at)} />
      ))}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={fields.length >= quotasMost}
        onClick={() => append({ most: '2', of: 'times', per: 'week', days: '' })}
      >
        Add a limit for each unit
      </Button>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
        <TextField control={control} name="sharing.mostAhead" label="Most bookings still to come" {...number} />
        <TextField control={control} name="sharing.shortestMinutes" label="Shortest, in hours" {...decimal} />
        <TextField control={control} name="sharing.longestMinutes" label="Longest, in hours" {...decimal} />
        <TextField control={control} name="sharing.stepMinutes" label="Minutes between starts" {...number} />
        <TextField control={control} name="sharing.noticeMinutes" label="Book at least, hours before" {...decimal} />
        <TextField control={control} name="sharing.advanceDays" label="Book at most, days ahead" {...number} />
        <TextField control={control} name="sharing.bufferBeforeMinutes" label="Minutes kept free before" {...number} />
        <TextField control={control} name="sharing.bufferAfterMinutes" label="Minutes kept free after" {...number} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextField
          control={control}
          name="sharing.strikes.most"
          label="No-shows before a suspension"
          description="Leave it empty to suspend nobody."
          {...number}
        />
        <TextField
          control={control}
          name="sharing.strikes.withinDays"
          label="Counted over, in days"
          description="Back from today."
          {...number}
        />
        <TextField
          control={control}
          name="sharing.strikes.suspendDays"
          label="Suspension, in days"
          description="From the last no-show."
          {...number}
        />
      </SimpleGrid>
    </Panel>
  )
}

/** Approval, waitlist, cancelling and checking in. */
export const ApprovalFields = ({ control }: FieldsProps) => {
  const [needsApproval, hasWaitlist] = useWatch({ control, name: ['needsApproval', 'hasWaitlist'] })
  return (
    <Panel title="Approval, waitlist and check-in">
      <CheckboxField control={control} name="needsApproval" label="Somebody approves each booking" />
      {needsApproval === true && (
        <TextField
          control={control}
          name="declineAfterHours"
          label="Hours until it is declined by itself"
          description="Leave it empty to wait until somebody decides."
          {...number}
        />
      )}
      <CheckboxField control={control} name="hasWaitlist" label="Keep a waitlist for times that are taken" />
      {hasWaitlist !== false && (
        <TextField
          control={control}
          name="offerMinutes"
          label="Minutes a freed place is held"
          description="Then the next in line is asked."
          {...number}
        />
      )}
      <TextField
        control={control}
        name="cancelBeforeMinutes"
        label="Free to cancel until, hours before"
        description="Later cancellations are late and count in the limits."
        {...decimal}
      />
      <CheckboxField control={control} name="lateIsStrike" label="A late cancellation counts as a no-show" />
      <CheckboxField control={control} name="needsCheckIn" label="Whoever does not check in is a no-show" />
    </Panel>
  )
}
