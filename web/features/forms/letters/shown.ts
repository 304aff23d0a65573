import { api } from '../../../api/api.ts'

/** What is stale after a template changed. */
export const shownOfTemplates = [
  api.forms.templates,
  api.forms.template,
  api.forms.templateVersions,
  api.forms.preview,
  api.audit.history,
]

/** What is stale after letters were sent or handed over. */
export const shownOfRuns = [api.forms.runs, api.forms.run, api.audit.history]
