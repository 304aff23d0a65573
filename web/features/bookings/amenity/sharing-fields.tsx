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
      title="Fair-use limits"
      text="Leave a field empty for no limit. A refusal explains why and when booking will be allowed."
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
        Add a limit per unit
      </Button>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
        <TextField control={control} name="sharing.mostAhead" label="Maximum upcoming bookings" {...number} />
        <TextField control={control} name="sharing.shortestMinutes" label="Minimum length in hours" {...decimal} />
        <TextField control={control} name="sharing.longestMinutes" label="Maximum length in hours" {...decimal} />
        <TextField control={control} name="sharing.stepMinutes" label="Start interval in minutes" {...number} />
        <TextField control={control} name="sharing.noticeMinutes" label="Minimum notice in hours" {...decimal} />
        <TextField control={control} name="sharing.advanceDays" label="Maximum days ahead" {...number} />
        <TextField control={control} name="sharing.bufferBeforeMinutes" label="Buffer before in minutes" {...number} />
        <TextField control={control} name="sharing.bufferAfterMinutes" label="Buffer after in minutes" {...number} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextField
          control={control}
          name="sharing.strikes.most"
          label="No-shows before suspension"
          description="Leave empty for no suspensions."
          {...number}
        />
        <TextField
          control={control}
          name="sharing.strikes.withinDays"
          label="Counting period in days"
          description="Counted back from today."
          {...number}
        />
        <TextField
          control={control}
          name="sharing.strikes.suspendDays"
          label="Suspension in days"
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
      <CheckboxField control={control} name="needsApproval" label="Bookings need approval" />
      {needsApproval === true && (
        <TextField
          control={control}
          name="declineAfterHours"
          label="Hours until automatic decline"
          description="Leave empty to wait for a decision."
          {...number}
        />
      )}
      <CheckboxField control={control} name="hasWaitlist" label="Offer a waitlist for taken times" />
      {hasWaitlist !== false && (
        <TextField
          control={control}
          name="offerMinutes"
          label="Minutes to accept a waitlist offer"
          description="After that, it goes to the next in line."
          {...number}
        />
      )}
      <TextField
        control={control}
        name="cancelBeforeMinutes"
        label="Free cancellation cut-off, hours before"
        description="Later cancellations are late and count toward the limits."
        {...decimal}
      />
      <CheckboxField control={control} name="lateIsStrike" label="Late cancellations count as no-shows" />
      <CheckboxField control={control} name="needsCheckIn" label="Bookings without check-in count as no-shows" />
    </Panel>
  )
}
