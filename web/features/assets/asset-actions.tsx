import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AssetRetire, type Asset } from '../../../contract/assets/asset.ts'
import { api } from '../../api/api.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { RecordConflict } from '../../ui/conflict.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { shownOfAssets } from './shown.ts'

/** What can be done with an asset: change it, retire it, or bring it back. */
export const AssetActions = ({ asset }: { asset: Asset }) => {
  const [retiring, setRetiring] = useState(false)
  return (
    <>
      <Button
        component={Link}
        to={`/assets/${asset._id}/edit`}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        Edit
      </Button>
      {asset.retiredOn === null ? (
        <Button variant="default" onClick={() => setRetiring(true)}>
          Retire
        </Button>
      ) : (
        <BringBack asset={asset} />
      )}
      {retiring && <RetireDialog asset={asset} onClose={() => setRetiring(false)} />}
    </>
  )
}

const BringBack = ({ asset: { _id: id, name, version } }: { asset: Asset }) => {
  const bringBack = useAction(api.assets.bringBack, { done: `${name} restored`, refresh: shownOfAssets })
  const refresh = useRefresh()
  const run = async () => {
    if (!(await bringBack.run({ params: { id }, body: { version } }))) await refresh(...shownOfAssets)
  }
  return (
    <BusyButton variant="default" busy={bringBack.busy} busyText="Saving..." onClick={() => void run()}>
      Restore
    </BusyButton>
  )
}

const Reason = AssetRetire.omit({ version: true })

const RetireDialog = ({ asset, onClose }: { asset: Asset; onClose: () => void }) => {
  const { _id: id, name } = asset
  const { send, theirs, version } = useRecordStep(api.assets.retire, asset, {
    done: `${name} retired`,
    shown: shownOfAssets,
  })
  const form = useContractForm(Reason, { reason: '' }, { keeps: `asset/${id}/retire` })
  return (
    <StepDialog
      title={`Retire ${name}?`}
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { reason, version } })}
      onClose={onClose}
      button="Retire"
      failed="We couldn’t save this. Please try again."
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this asset" />}
    >
      <Text size="sm">
        Its plans stop and no warranty reminders are sent. Its record, files and history stay, and you can restore it.
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="Optional, for example what replaced it."
        minRows={2}
      />
    </StepDialog>
  )
}
