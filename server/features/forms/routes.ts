import { forms } from '../../../contract/forms.ts'
import { bind } from '../../http/bind.ts'
import { getTemplate, listMergeFields, listTemplates } from './forms.ts'

const { templates, mergeFields, template } = forms

export const formRoutes = bind(
  { templates, mergeFields, template },
  {
    templates: listTemplates,
    mergeFields: listMergeFields,
    template: getTemplate,
  },
)
