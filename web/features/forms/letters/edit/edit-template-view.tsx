import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MergeField, Template } from '../../../../../contract/forms/templates.ts'
import { api } from '../../../../api/api.ts'
import { newerOf } from '../../../../api/errors.ts'
import { useRoute } from '../../../../api/queries.ts'
import { toast } from '../../../../api/toast.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { NewerVersion } from '../../../../ui/newer-version.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { templatePath } from '../addresses.ts'
import { LetterPaper } from '../letter-paper.tsx'
import { shownOfTemplates } from '../shown.ts'
import { TemplateEditor } from './template-editor.tsx'
import { valuesOf } from './template-values.ts'

/** Words a template anew. */
export default function EditTemplateView({ id }: { id: string }) {
  const template = useRoute(api.forms.template, { params: { id } }, { staleTime: 0 })
  const fields = useRoute(api.forms.mergeFields)
  return (
    <Stack maw={860} mx="auto" gap="md">
      <BackLink to={templatePath(id)}>Back to the template</BackLink>
      <Loaded query={template} shape="form" failed="We couldn’t load the template.">
        {(loaded) => (
          <Loaded query={fields} shape="form" failed="We couldn’t load the fields.">
            {(known) => <Editing loaded={loaded} known={known} />}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  )
}

function Editing({ loaded, known }: { loaded: Template; known: readonly MergeField[] }) {
  const navigate = useNavigate()
  // What the form was filled with stays its ground, also when the template is read anew behind it.
  const [{ initial, name }] = useState(() => ({ initial: valuesOf(loaded), name: loaded.name }))
  const [version, setVersion] = useState(loaded.version)
  const [newer, setNewer] = useState<Template | null>(null)
  const change = useAction(api.forms.changeTemplate, { refresh: shownOfTemplates })
  return (
    <>
      <PageHeader
        title="Edit template"
        text={loaded.isShipped ? `${name}: your building’s version of our letter` : name}
      />
      <TemplateEditor
        initial={initial}
        known={known}
        keeping={{ keeps: `template/${loaded._id}`, over: loaded.version }}
        conflict={
          newer && (
            <NewerVersion
              what="template"
              to={templatePath(newer._id)}
              onKeepMine={() => {
                setVersion(newer.version)
                setNewer(null)
              }}
            >
              <LetterPaper label="Their version" subject={newer.subject} html={newer.content} />
            </NewerVersion>
          )
        }
        onCancel={() => void navigate(templatePath(loaded._id))}
        onSave={async (values) => {
          try {
            await change.send({ params: { id: loaded._id }, body: { ...values, version } })
            toast.success('Template saved')
            await navigate(templatePath(loaded._id), { replace: true })
          } catch (error) {
            setNewer(newerOf(error) as Template | null)
            throw error
          }
        }}
      />
    </>
  )
}
