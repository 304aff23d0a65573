import { Button, Menu } from '@mantine/core'
import { IconDotsVertical, IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { BylawStepName, OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import type { Filing } from '../../../../law/law.ts'
import { useFiling } from '../use-filing.ts'
import { pageOf } from '../words.ts'

const AskedDialog = lazy(() => import('../asked-dialog.tsx'))

/** Names the steps in the words of a building’s law: `Record as filed` or `Record as registered`. */
const wordsWith = ({ done }: Filing): Readonly<Record<BylawStepName, string>> => ({
  file: `Record as ${done}`,
  ratify: 'Ratify',
  unratify: 'Withdraw ratification',
  lapse: 'Record that it lapsed',
  repeal: 'Repeal',
  reinstate: 'Reinstate',
  discard: 'Remove',
})
/** The step that comes next for a text, where it is offered; the others are in the menu. */
const next: readonly BylawStepName[] = ['file', 'ratify']
const rare: readonly BylawStepName[] = ['lapse', 'unratify', 'repeal', 'reinstate', 'discard']

/** What those who manage the building can do with a bylaw or rule now. */
export const BylawActions = ({ bylaw }: { bylaw: OneBylaw }) => {
  const words = wordsWith(useFiling())
  const [taken, setTaken] = useState<BylawStepName | null>(null)
  const { state, steps } = bylaw
  const others = rare.filter((step) => steps.includes(step))
  return (
    <>
      {next
        .filter((step) => steps.includes(step))
        .map((step) => (
          <Button key={step} variant={state === 'lapsed' ? 'default' : 'filled'} onClick={() => setTaken(step)}>
            {words[step]}
          </Button>
        ))}
      <Button
        component={Link}
        to={pageOf(bylaw, '/edit')}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        Edit
      </Button>
      {(state === 'inForce' || state === 'toRatify') && (
        <Button component={Link} to={`/bylaws/new?replaces=${bylaw._id}`} variant="default">
          Replace
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((step) => (
              <Menu.Item key={step} onClick={() => setTaken(step)} {...(step === 'discard' && { c: 'red' })}>
                {words[step]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {/* It stays open when its step is no longer offered, so that it can say so. */}
      <Suspense>{taken && <AskedDialog asked={{ for: taken, bylaw }} onClose={() => setTaken(null)} />}</Suspense>
    </>
  )
}
