import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BuildingOrder } from '../../../../contract/admin/new-building.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useEnter } from '../../buildings/buildings.ts'
import { AddressStep } from './address-step.tsx'
import { ManagerStep } from './manager-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { stepOf, steps } from './steps.ts'
import { UnitsStep } from './units-step.tsx'
import { useSteps } from './use-steps.ts'
import { nothingTyped, type UnitsWay } from './values.ts'
import { WizardFrame } from './wizard-frame.tsx'

/** Creates a building in four steps; nothing is written before the last, and nothing typed is lost between them. */
const NewBuildingScreen = () => {
  const form = useContractForm(BuildingOrder, nothingTyped, { keeps: 'building/new' })
  const [way, setWay] = useState<UnitsWay>('generate')
  const wizard = useSteps(form)
  const navigate = useNavigate()
  const enter = useEnter()
  const create = useAction(api.admin.create, {
    done: ({ name, units }) => (units > 0 ? `${name} created with ${units} units` : `${name} created`),
    refresh: [api.admin.buildings, api.buildings.list],
  })

  const send = async (order: BuildingOrder) => {
    try {
      const building = await create.send({ body: order })
      if (way === 'import') await enter(building, 'Set up: import the roster', '/unit-directory/import')
      else await navigate(`/admin/buildings/${building._id}`)
    } catch (error) {
      const field = error instanceof ApiError ? error.fields[0]?.field : undefined
      if (field !== undefined) wizard.show(stepOf(field))
      throw error
    }
  }
  const { step } = wizard
  return (
    <>
      <BackLink to="/admin?view=buildings">All buildings</BackLink>
      <PageHeader title="Create a building" text="Nothing is saved until the last step." />
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t create the building. Please try again; nothing you typed was lost."
        label="New building"
      >
        <WizardFrame wizard={wizard} title={steps[step].title}>
          {step === 0 && <AddressStep form={form} />}
          {step === 1 && <PlanStep form={form} />}
          {step === 2 && <UnitsStep form={form} way={way} onWay={setWay} />}
          {step === 3 && <ManagerStep form={form} way={way} />}
        </WizardFrame>
      </Form>
    </>
  )
}
export default NewBuildingScreen
