import { Anchor, Button, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import type { BoardColumn } from '../../../../contract/violations.ts'
import { counted } from '../../../../contract/text.ts'
import { violationStageLabels } from '../../../../contract/violations/violation-words.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { newPath } from '../words.ts'
import { BoardCard } from './board-card.tsx'
import classes from './board.module.css'
import { stagePath } from './use-desk.ts'

/** The open cases, a column for each stage; on a phone the columns are sections. */
export const BoardView = () => {
  const board = useRoute(api.violations.board, undefined, { staleTime: 0 })
  return (
    <Loaded query={board} shape="card" failed="We couldn’t load the board.">
      {(columns) =>
        columns.some(({ count, withParking }) => count + withParking > 0) ? (
          <div className={classes['board']} role="group" aria-label="Board">
            {columns
              .filter(({ stage }) => stage !== 'closed')
              .map((column) => (
                <Column key={column.stage} column={column} />
              ))}
          </div>
        ) : (
          <Empty
            title="No open cases"
            action={
              <Button component={Link} to={newPath} variant="default">
                New case
              </Button>
            }
          >
            Violations that residents report will appear here. You can also enter one you received on paper or by phone.
          </Empty>
        )
      }
    </Loaded>
  )
}

const Column = ({ column: { stage, count, withParking, cases } }: { column: BoardColumn }) => {
  const titleId = useId()
  const { has, looksAfter } = useRights()
  const inParking = has('parking') && looksAfter('parking')
  const parkingPath = inParking ? '/parking?activeTab=violations' : `${stagePath('reported')}&topic=parking`
  return (
    <section className={classes['column']} aria-labelledby={titleId} data-empty={cases.length === 0 || undefined}>
      <Title order={2} size="h5" mb={cases.length > 0 ? 'sm' : 0} id={titleId}>
        {violationStageLabels[stage]}{' '}
        <Text span inherit c="dimmed" className="figures">
          {count}
        </Text>
      </Title>
      <ul className={classes['cards']}>
        {cases.map((one) => (
          <li key={one._id}>
            <BoardCard one={one} />
          </li>
        ))}
      </ul>
      {count > cases.length && (
        <Anchor component={Link} to={stagePath(stage)} size="sm" c="inherit" py="xs" display="inline-block">
          Show all {count}
        </Anchor>
      )}
      {withParking > 0 && (
        <Anchor component={Link} to={parkingPath} size="sm" c="inherit" py="xs" display="inline-block">
          {counted(withParking, 'parking violation')}
        </Anchor>
      )}
    </section>
  )
}
