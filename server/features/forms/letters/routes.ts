import { forms } from '../../../../contract/forms.ts'
import { templateRoutes } from '../../../../contract/forms/templates.ts'
import { bind } from '../../../http/bind.ts'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  getVersion,
  listMergeFields,
  listTemplates,
  listVersions,
  previewLetter,
  resetTemplate,
  restoreTemplate,
} from './letters.ts'

const { preview } = forms

export const letterRoutes = bind(
  { ...templateRoutes, preview },
  {
    templates: listTemplates,
    mergeFields: listMergeFields,
    template: getTemplate,
    createTemplate,
    changeTemplate,
    resetTemplate,
    deleteTemplate,
    templateVersions: listVersions,
    templateVersion: getVersion,
    restoreTemplate,
    preview: previewLetter,
  },
)
