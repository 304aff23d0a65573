import type { z } from 'zod'
import { TemplateChange, type Ask, type Template } from '../../../../../contract/forms/templates.ts'

/** What the form holds: the wording, and a word on the change. The version is added when it is sent. */
const Written = TemplateChange.omit({ version: true })
export type TemplateValues = z.output<typeof Written>
export const TemplateForm = Written as z.ZodType<TemplateValues, TemplateValues>

export const valuesOf = ({ name, description, subject, content, asks, to }: Template): TemplateValues => ({
  name,
  description,
  subject,
  content,
  asks: asks.map((ask) => ({ ...ask })),
  to,
  note: '',
})

/** Something new to ask for, before anything is said of it. */
export const emptyAsk = (key: string): Ask => ({
  key,
  label: '',
  hint: '',
  type: 'text',
  required: true,
  choices: [],
  columns: [],
  usual: null,
})
