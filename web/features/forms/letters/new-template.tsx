import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const NewTemplateDialog = lazy(() => import('./new-template-dialog.tsx'))

/** Begins a template of the building's own. */
export function NewTemplate() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Suspense>{open && <NewTemplateDialog copyOf={null} onClose={() => setOpen(false)} />}</Suspense>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        New template
      </Button>
    </>
  )
}
