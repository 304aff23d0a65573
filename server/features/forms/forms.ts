/** Letters that a building writes from templates, and how each reaches whom it is for. */
export { getTemplate, listTemplates } from './letters/templates.ts'
export { listMergeFields } from './letters/merge-fields.ts'
