import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { api } from '../../../api/api.ts'
import { newerOf } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { Conflict, Theirs } from '../../../ui/conflict.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ClosedDaysFields } from './closed-days-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { EmergencyFields, LimitFields } from './limit-fields.tsx'
import { differences, MaintenanceForm, valuesOf, type MaintenanceDraft } from './maintenance-values.ts'
import { TargetFields } from './target-fields.tsx'

interface Props {
  /** Over what is written. */
  settings: MaintenanceSettings
  onSaved: (settings: MaintenanceSettings) => void
}

interface Newer {
  theirs: MaintenanceSettings
  lines: string[]
}

/** Saves over the version that the form was filled with; what somebody else saved meanwhile is shown first. */
const useSave = ({ settings, onSaved }: Props) => {
  const form = useContractForm(MaintenanceForm, valuesOf(settings), {
    keeps: 'maintenance-settings',
    over: settings.version,
    mode: 'onSubmit',
  })
  const [newer, setNewer] = useState<Newer | null>(null)
  // Before it says so: a reload from then on finds no draft of what is saved.
  const take = (saved: MaintenanceSettings) => {
    form.reset(valuesOf(saved))
    setNewer(null)
    onSaved(saved)
  }
  const change = useAction(api.maintenance.change, {
    done: 'Settings saved',
    take,
    refresh: [api.maintenance.settings, api.audit.history],
  })
  const send = async (draft: MaintenanceDraft) => {
    const { version } = newer?.theirs ?? settings
    try {
      await change.send({ body: { ...draft, version } })
    } catch (error) {
      const theirs = newerOf(error) as MaintenanceSettings | null
      if (!theirs) throw error
      setNewer({ theirs, lines: differences(theirs, draft) })
    }
  }
  return { form, send, newer, takeTheirs: () => newer && take(newer.theirs) }
}

/** Changes how the building looks after maintenance. What was typed stays, whatever becomes of a save. */
export const MaintenanceEditor = (props: Props) => {
  const { form, send, newer, takeTheirs } = useSave(props)
  const { control } = form
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the settings. Please try again; nothing you typed was lost."
      label="Maintenance"
    >
      <HoursFields form={form} />
      <ClosedDaysFields control={control} />
      <TargetFields control={control} />
      <LimitFields control={control} />
      <EmergencyFields control={control} />
      {newer && (
        <Conflict title="Someone else just changed this">
          <Theirs
            words="Your changes are still here, but not saved. The other version differs as follows:"
            lines={newer.lines}
          />
          <Group>
            <Button variant="default" className="wraps" onClick={takeTheirs}>
              Discard my changes and use this version
            </Button>
          </Group>
        </Conflict>
      )}
      <Group>
        <SubmitButton busyText="Saving...">{newer ? 'Save my version' : 'Save changes'}</SubmitButton>
      </Group>
    </Form>
  )
}
