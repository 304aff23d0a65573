import { forms } from '../../../contract/forms.ts'
import { bind } from '../../http/bind.ts'
import { getTemplate, listMergeFields, listTemplates } from './forms.ts'
import { recordsRoutes } from './records/routes.ts'

const { templates, mergeFields, template } = forms

const letterRoutes = bind(
  { templates, mergeFields, template },
  {
    templates: listTemplates,
    mergeFields: listMergeFields,
    template: getTemplate,
  },
)

export const formRoutes = [...letterRoutes, ...recordsRoutes]
