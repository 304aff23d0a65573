import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Template } from '../../../../../contract/forms/templates.ts'
import type { UnitSummary } from '../../../../../contract/units.ts'
import { counted } from '../../../../../contract/text.ts'
import { api } from '../../../../api/api.ts'
import { ApiError } from '../../../../api/errors.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Form } from '../../../../ui/form/form.tsx'
import type { Kept } from '../../../../ui/form/kept-control.ts'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { runPath } from '../addresses.ts'
import { shownOfRuns } from '../shown.ts'
import { AsksPanel } from './asks-panel.tsx'
import { LetterPanel } from './letter-panel.tsx'
import { faultsOf, OrderForm, placed, type OrderValues } from './order-values.ts'
import classes from './send.module.css'
import { UnitsPanel } from './units-panel.tsx'
import { usePreviews } from './use-previews.ts'
import type { LetterDraft } from './use-letter-draft.ts'
import { WaysPanel } from './ways-panel.tsx'

interface Props {
  template: Template
  units: readonly UnitSummary[]
  initial: OrderValues
  draft: LetterDraft
  isContinued: boolean
  onStartOver: () => void
}

/** Fills in a letter and sends it. What is typed is kept in the tab at each stroke. */
export function SendForm({ template, units, initial, draft, isContinued, onStartOver }: Props) {
  const form = useContractForm(OrderForm, initial)
  const { control } = form
  const order = useWatch({ control }) as OrderValues
  const isSent = useRef(false)
  useKept(order, (written) => {
    if (!isSent.current) draft.keep(written)
  })
  const previews = usePreviews(order)
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const send = useAction(api.forms.send, { refresh: shownOfRuns })
  const words = `Send ${counted(order.unitIds.length, 'letter')}`

  const sendNow = async (values: OrderValues) => {
    const shown = previews.current
    if (shown && !shown.isReady) {
      const faults = faultsOf(shown, template.asks)
      throw new ApiError(400, 'NOT_READY', `The letter to unit ${shown.unitNumber} can’t be sent yet.`, faults)
    }
    if (!(await ask({ title: `${words}?`, text: afterwards, yes: words }))) return
    const run = await send.send({ body: values }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      throw new ApiError(error.status, error.code, error.message, placed(error.fields, template.asks))
    })
    isSent.current = true
    draft.drop()
    await navigate(runPath(run._id), { replace: true })
  }

  return (
    <Form form={form} onSend={sendNow} joined label="Letter" failed={notSent}>
      {dialog}
      {isContinued && <Continued onStartOver={onStartOver} />}
      <div className={classes['columns']}>
        <Stack gap="md">
          <UnitsPanel control={control} units={units} />
          <AsksPanel
            control={control as Kept<typeof control>}
            asks={template.asks}
            onFill={(at, text) =>
              form.setValue(`answers.${at}.text`, text, { shouldDirty: true, shouldValidate: true })
            }
          />
          <WaysPanel control={control} template={template} />
        </Stack>
        <LetterPanel previews={previews} />
      </div>
      <Group>
        <SubmitButton busyText="Sending...">{order.unitIds.length > 0 ? words : 'Send letters'}</SubmitButton>
      </Group>
    </Form>
  )
}

const notSent = 'We couldn’t send the letters. Please try again; nothing you typed was lost.'
const afterwards = 'Emails go out immediately; you print and deliver the rest. Sent letters can’t be recalled.'
const keptAfterMs = 300

/** Keeps what is written once typing rests, and at the latest when the page goes. */
const useKept = (order: OrderValues, keep: (order: OrderValues) => void): void => {
  const later = useDebouncedCallback(keep, { delay: keptAfterMs, flushOnUnmount: true })
  const onOrder = useEffectEvent((written: OrderValues) => later(written))
  const onGone = useEffectEvent(() => later.flush())
  useEffect(() => onOrder(order), [order])
  useEffect(() => {
    const gone = () => onGone()
    window.addEventListener('pagehide', gone)
    return () => window.removeEventListener('pagehide', gone)
  }, [])
}

const Continued = ({ onStartOver }: { onStartOver: () => void }) => (
  <Alert color="gray" title="Continue your draft">
    <Group justify="space-between" gap="sm">
      <Text size="sm">Nothing has been sent yet.</Text>
      <Button variant="default" onClick={onStartOver}>
        Start over
      </Button>
    </Group>
  </Alert>
)
