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
    done: 'Our wording is restored',
    failed: 'We couldn’t restore our wording',
    refresh: shownOfTemplates,
  })
  const remove = useAction(api.forms.deleteTemplate, {
    done: `“${name}” deleted`,
    refresh: [api.forms.templates],
  })
  const setBack = async () => {
    const text = 'Your wording stays in the version list, so you can restore it.'
    if (await ask({ title: 'Restore our wording?', text, yes: 'Restore our wording' }))
      await reset.run({ params: { id: _id }, body: { version } })
  }
  const deleteIt = async () => {
    const text = 'Letters already sent won’t change. You can’t undo this.'
    if (!(await ask({ title: `Delete “${name}”?`, text, yes: 'Delete template', danger: true }))) return
    try {
      await remove.send({ params: { id: _id } })
      await navigate(templatesPath, { replace: true })
    } catch (error) {
      toast.error(wordsFor(error, 'We couldn’t delete the template'))
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
          {can.reset && <Menu.Item onClick={() => void setBack()}>Restore our wording</Menu.Item>}
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
