import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { MyList } from '../mine/my-list.tsx'
import { finesPath, newPath } from '../words.ts'
import { AllCases } from './all-cases.tsx'
import { BoardView } from './board-view.tsx'
import { useDesk, views, type View } from './use-desk.ts'

const viewLabels: Readonly<Record<View, string>> = { board: 'Board', all: 'All cases', mine: 'Yours' }
const Views = { board: BoardView, all: AllCases, mine: MyList } as const

/** The violation cases of the building for those who manage it: one view at a time, named in the address. */
export default function Desk() {
  const { view, show } = useDesk()
  return (
    <>
      <PageHeader
        title="Bylaw violations"
        text="Each case from the report to the decision, with the steps the law requires."
        actions={
          <>
            <Button component={Link} to={finesPath} variant="default">
              Outstanding fines
            </Button>
            <Button component={Link} to={newPath} leftSection={<IconPlus size={18} aria-hidden />}>
              New case
            </Button>
          </>
        }
      />
      <Tabs value={view} onChange={(next) => show(next as View)} keepMounted={false}>
        <Tabs.List mb="md" className="no-print">
          {views.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {viewLabels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map((name) => {
          const View = Views[name]
          return (
            <Tabs.Panel key={name} value={name}>
              <View />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}
