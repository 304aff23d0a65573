import { Text } from '@mantine/core'
import { useState } from 'react'
import type { RecentVisitor, RegisteringFacts } from '../../../../contract/parking/visitor.ts'
import { formatInstant } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { Essentials, More } from './register-fields.tsx'
import { RegisterForm, timesOf, valuesOf } from './register-form.ts'
import { shownOfPasses } from './shown.ts'

interface Props {
  facts: RegisteringFacts
  /** Who came before, to be registered anew. */
  again?: RecentVisitor | null
  /** For a unit of anybody's, by those who manage parking: what the rules refuse may be allowed for a reason. */
  forAny?: boolean
  onClose: () => void
}

/** Registers a visitor; who came before needs no more than the button. */
export const RegisterDialog = (props: Props) => (
  <Dialog
    onClose={props.onClose}
    title={props.again ? `${props.again.visitorName} again` : 'Register a visitor'}
    size="lg"
  >
    <RegisterVisitor {...props} />
  </Dialog>
)

/** The form for a visitor. What is refused keeps what was typed. */
export const RegisterVisitor = ({ facts, again = null, forAny = false, onClose }: Props) => {
  const zone = useZone()
  const opened = useNow()
  const [isRefused, setRefused] = useState(false)
  const form = useContractForm(RegisterForm, valuesOf(facts, again, forAny), {
    keeps: again ? `pass/${again.passId}/again` : 'pass/new',
  })
  const register = useAction(api.parking.register, {
    done: ({ until }) => `Registered until ${formatInstant(until, zone)}`,
    refresh: shownOfPasses,
  })
  const [comes, day, time, hours] = form.watch(['comes', 'day', 'time', 'hours'])
  const { until } = timesOf({ comes, day, time, hours }, opened, zone)
  const send = async (said: RegisterForm) => {
    const { hours: _hours, comes: _comes, day: _day, time: _time, ...fields } = said
    try {
      return await register.send({ body: { ...fields, ...timesOf(said, new Date().toISOString(), zone) } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setRefused(true)
      throw error
    }
  }
  return (
    <StepForm
      form={form}
      onSend={send}
      onClose={onClose}
      button="Register"
      busyText="Registering..."
      failed="We couldn’t register the visitor. Please try again; nothing you typed was lost."
      label="Visitor"
    >
      <Essentials control={form.control} facts={facts} forAny={forAny} isLater={comes === 'later'} />
      <More control={form.control} />
      {forAny && isRefused && (
        <TextAreaField
          control={form.control}
          name="override"
          label="Reason for the exception"
          description="Saved with the pass under your name. A plate can’t have two passes for the same time."
          minRows={2}
        />
      )}
      <Text size="sm" c="dimmed">
        Until {formatInstant(until, zone)}
      </Text>
    </StepForm>
  )
}
