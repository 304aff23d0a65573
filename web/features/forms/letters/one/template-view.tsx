import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { Template } from '../../../../../contract/forms/templates.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Why } from '../../../../ui/why.tsx'
import { editPath, sendPath, templatesPath } from '../addresses.ts'
import { TemplateMarks } from '../template-marks.tsx'
import { TemplateFacts } from './template-facts.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { VersionList } from './version-list.tsx'
import classes from './template-view.module.css'

/** One template: how its letter looks for a unit, what it asks, its versions, and what can be done with it. */
export default function TemplateView({ id }: { id: string }) {
  const template = useRoute(api.forms.template, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="md">
      <BackLink to={templatesPath}>Document templates</BackLink>
      <Loaded query={template} rows={2} failed="We couldn’t load the template.">
        {(loaded) => <TemplatePage template={loaded} />}
      </Loaded>
    </Stack>
  )
}

function TemplatePage({ template }: { template: Template }) {
  const { _id, name, description, authority } = template
  return (
    <>
      <PageHeader
        title={name}
        text={
          <>
            {description}
            <TemplateMarks template={template} />
          </>
        }
        actions={
          <>
            {authority && <Why reason={authority} of={name} />}
            <TemplateMenu template={template} />
            <Button component={Link} to={editPath(_id)} variant="default">
              Edit
            </Button>
            <Button component={Link} to={sendPath(_id)}>
              Send this letter
            </Button>
          </>
        }
      />
      <div className={classes['columns']}>
        <TemplatePreview template={template} />
        <Stack gap="md">
          <TemplateFacts template={template} />
          <Panel title="Versions" text="Every change is kept and can be restored.">
            <OnDemand words="Show versions">
              <VersionList template={template} />
            </OnDemand>
          </Panel>
        </Stack>
      </div>
    </>
  )
}
