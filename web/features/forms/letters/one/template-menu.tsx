import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Template } from '../../../../../contract/forms/templates.ts'
import { api } from '../../../../api/api.ts'
import { wordsFor } from '../../../../api/errors.ts'
import { toast } from '../../../../api/toast.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { templatesPath } from '../addresses.ts'

import { shownOfTemplates } from '../shown.ts'

const NewTemplateDialog = lazy(() => import('../new-template-dialog.tsx'))

/** What is done with a template as a whole: copied, set back to our wording, deleted. */
export function TemplateMenu({ template }: { template: Template }) {
  const { _id, name, version, can } = template
  const navigate = useNavigate()
  const [copying, setCopying] = useState(false)
  const { ask, dialog } = useConfirm()
  const reset = useAction(api.forms.resetTemplate, {
    done: 'The wording is ours again',
    failed: 'The wording could not be set back',
    refresh: shownOfTemplates,
  })
  const remove = useAction(api.forms.deleteTemplate, {
    done: `“${name}” is deleted`,
    refresh: [api.forms.templates],
  })
  const setBack = async () => {
    const text = 'Your wording stays among the versions, and can be brought back.'
    if (await ask({ title: 'Go back to our wording?', text, yes: 'Go back to our wording' }))
      await reset.run({ params: { id: _id }, body: { version } })
  }
  const deleteIt = async () => {
    const text = 'Letters that were sent with it stay as they are. The template cannot be brought back.'
    if (!(await ask({ title: `Delete “${name}”?`, text, yes: 'Delete template', danger: true }))) return
    try {
      await remove.send({ params: { id: _id } })
      await navigate(templatesPath, { replace: true })
    } catch (error) {
      toast.error(wordsFor(error, 'The template could not be deleted'))
    }
  }
  return (
    <>
      {dialog}
      <Suspense>{copying && <NewTemplateDialog copyOf={template} onClose={() => setCopying(false)} />}</Suspense>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setCopying(true)}>Copy</Menu.Item>
          {can.reset && <Menu.Item onClick={() => void setBack()}>Back to our wording</Menu.Item>}
          {can.delete && (
            <Menu.Item c="red" onClick={() => void deleteIt()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
