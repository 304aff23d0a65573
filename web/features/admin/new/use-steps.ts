import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { call } from '../../../api/call.ts'
import { lastStep, steps, type Step } from './steps.ts'
import type { OrderForm } from './values.ts'

/** What the server knows of a code and a plan; where it does not answer, the creation itself will. */
const lookUp = async (form: OrderForm) => {
  const { name, code, province, planNumber } = form.getValues()
  return call(api.admin.check, { query: { name, code, province, planNumber } }).catch(() => null)
}

/** Whether code and plan are free; what is not says so on its field. */
const areFree = async (form: OrderForm): Promise<boolean> => {
  const found = await lookUp(form)
  if (found?.code) form.setError('code', { type: 'server', message: found.code }, { shouldFocus: true })
  if (found?.planNumber)
    form.setError('planNumber', { type: 'server', message: found.planNumber }, { shouldFocus: true })
  return !found?.code && !found?.planNumber
}

/** Proposes a code by the name in place of the last proposal, unless somebody typed one; answers the proposal. */
const proposeCode = async (form: OrderForm, last: string): Promise<string> => {
  const { name, code } = form.getValues()
  if (code !== last) return last
  const found = await call(api.admin.check, { query: { name } }).catch(() => null)
  if (found) form.setValue('code', found.proposedCode)
  return found?.proposedCode ?? last
}

/** Where the wizard is; a step is left forwards only once what it asks for is sound. */
export const useSteps = (form: OrderForm) => {
  const [step, setStep] = useState<Step>(0)
  const [busy, setBusy] = useState(false)
  const proposed = useRef('')
  const go = async (): Promise<void> => {
    if (!(await form.trigger([...steps[step].fields], { shouldFocus: true }))) return
    if (step === 0) proposed.current = await proposeCode(form, proposed.current)
    if (step === 1 && !(await areFree(form))) return
    setStep(Math.min(step + 1, lastStep) as Step)
  }
  const next = async (): Promise<void> => {
    setBusy(true)
    await go().finally(() => setBusy(false))
  }
  return { step, busy, next, back: () => setStep(Math.max(step - 1, 0) as Step), show: setStep }
}
export type Wizard = ReturnType<typeof useSteps>
