import { Button, Chip, Group, VisuallyHidden } from '@mantine/core'
import { IconBookmark, IconPencil, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { TicketView } from '../../../../../contract/tickets/views.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import type { DeskFilters } from '../use-desk-filters.ts'
import { ChangeFilterDialog, KeepFilterDialog } from './filter-dialogs.tsx'
import { keptWords, shownOf } from './kept.ts'

/** The filters that somebody keeps, a chip each, and keeping the present one. */
export const SavedFilters = ({ desk: { kept, show, clear } }: { desk: DeskFilters }) => {
  const { data: views = [] } = useRoute(api.ticketViews.list)
  const [keeping, setKeeping] = useState(false)
  const shown = shownOf(views, kept)
  const canKeep = !shown && keptWords(kept) !== ''
  return (
    <>
      {(views.length > 0 || canKeep) && (
        <Group gap="xs" mb="md" role="group" aria-label="Saved filters" className="no-print">
          {views.map((view) => (
            <Chip
              key={view._id}
              checked={view === shown}
              maw="100%"
              onChange={() => (view === shown ? clear() : void show(view.filter))}
            >
              <Name view={view} />
            </Chip>
          ))}
          {shown && <OfShown view={shown} />}
          {canKeep && (
            <Button
              variant="subtle"
              leftSection={<IconBookmark size={18} aria-hidden />}
              onClick={() => setKeeping(true)}
            >
              Save this filter
            </Button>
          )}
        </Group>
      )}
      {keeping && <KeepFilterDialog filter={kept} onClose={() => setKeeping(false)} />}
    </>
  )
}

const Name = ({ view: { name, isDefault } }: { view: TicketView }) => (
  <>
    {name}
    {isDefault && (
      <>
        {' '}
        <IconStarFilled size={12} aria-hidden />
        <VisuallyHidden component="span">(default)</VisuallyHidden>
      </>
    )}
  </>
)

/** What can be done with the filter that the table shows. */
const OfShown = ({ view }: { view: TicketView }) => {
  const [changing, setChanging] = useState(false)
  const { ask, dialog } = useConfirm()
  const drop = useAction(api.ticketViews.drop, {
    done: 'Filter deleted',
    failed: 'We couldn’t delete the filter. Please try again.',
    refresh: [api.ticketViews.list],
  })
  const remove = async () => {
    const text = 'Only the filter is deleted. Your tickets stay as they are.'
    if (await ask({ title: `Delete “${view.name}”?`, text, yes: 'Delete filter', danger: true }))
      await drop.run({ params: { id: view._id } })
  }
  return (
    <>
      <Button variant="subtle" leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setChanging(true)}>
        Edit filter
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        disabled={drop.busy}
        onClick={() => void remove()}
      >
        Delete filter
      </Button>
      {changing && <ChangeFilterDialog view={view} onClose={() => setChanging(false)} />}
      {dialog}
    </>
  )
}
