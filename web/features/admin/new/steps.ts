import type { OrderTyped } from './values.ts'

/** The steps in their order, each with the fields that it asks for. */
export const steps = [
  { title: 'Location', fields: ['name', 'address', 'city', 'province', 'postalCode'] },
  { title: 'Plan, code and features', fields: ['planNumber', 'code', 'timeZone', 'features'] },
  { title: 'Units', fields: ['units'] },
  { title: 'First manager', fields: ['managerEmail'] },
] as const satisfies readonly { title: string; fields: readonly (keyof OrderTyped)[] }[]

export type Step = 0 | 1 | 2 | 3
export const lastStep = 3

/** The step that asks for a field; the last one for whatever none asks for. */
export const stepOf = (field: string): Step => {
  const [name = ''] = field.split('.')
  const found = steps.findIndex(({ fields }) => (fields as readonly string[]).includes(name))
  return (found === -1 ? lastStep : found) as Step
}
