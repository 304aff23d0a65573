/** Letters: worded in templates, shown before they go, sent, and followed until each counts as received. */
export { letterNames } from './names-store.ts'
export { listMergeFields } from './merge-fields.ts'
export { previewLetter } from './preview.ts'
export { changeTemplate, createTemplate, deleteTemplate, resetTemplate, restoreTemplate } from './template-changes.ts'
export { getTemplate, getVersion, listTemplates, listVersions } from './templates.ts'
