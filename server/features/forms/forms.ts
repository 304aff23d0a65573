/** Letters that a building writes from templates, and the records desk that answers who asks for records. */
export { getTemplate, listTemplates } from './letters/templates.ts'
export { listMergeFields } from './letters/merge-fields.ts'
export { recordsNames, recordsOfUnit, wordAskers, wordHandlers, wordReminders } from './records/records.ts'
