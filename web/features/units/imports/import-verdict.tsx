import { Alert, Anchor, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconEqual,
  IconFileSearch,
  IconHelpCircle,
  IconProgress,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RosterImport } from '../../../../contract/units.ts'
import { counted } from '../../../../contract/text.ts'
import { takenIn, verdictOf, type Verdict } from './import-words.ts'

const looks = {
  asks: { color: 'orange', Icon: IconHelpCircle, title: 'Some things to settle first' },
  refused: { color: 'red', Icon: IconAlertTriangle, title: 'This file cannot be imported yet' },
  nothing: { color: 'gray', Icon: IconEqual, title: 'Nothing changes' },
  ready: { color: 'brand', Icon: IconFileSearch, title: 'Dry run: nothing has been written yet' },
  working: { color: 'brand', Icon: IconProgress, title: 'The roster is being written' },
  done: { color: 'green', Icon: IconCircleCheck, title: 'The roster is in' },
  failed: { color: 'red', Icon: IconAlertTriangle, title: 'The import did not work' },
  undone: { color: 'gray', Icon: IconArrowBackUp, title: 'This import was undone' },
} satisfies Record<Verdict, unknown>

function Words({ made, verdict }: { made: RosterImport; verdict: Verdict }) {
  const { error, warning } = made.counts
  if (verdict === 'asks') return 'Nothing has been written. Answer what is asked below; the file is then read again.'
  if (verdict === 'refused')
    return `${error === 1 ? '1 row needs' : `${error} rows need`} mending, and nothing has been written. Download the file with remarks, mend it and try it again.`
  if (verdict === 'nothing') return 'The building’s roster already says all that the file says.'
  if (verdict === 'working') return 'You may leave this page: the work goes on, and stands here when it is done.'
  if (verdict === 'failed')
    return 'Something went wrong on our side, and nothing has been written. The file is still here: please try again.'
  if (verdict === 'undone') return 'What it wrote is gone, and what it changed stands as it did before.'
  if (verdict === 'ready')
    return `The file would write ${takenIn(made)}, new or changed.${warning > 0 ? ` Please look at the ${counted(warning, 'row')} to check.` : ''}`
  return (
    <>
      Written, new or changed: {takenIn(made)}. Nobody has been invited or told.{' '}
      <Anchor component={Link} to="/unit-directory" inherit c="inherit">
        Open the unit directory
      </Anchor>
    </>
  )
}

/** Where the import stands, in a sentence. */
export function ImportVerdict({ made }: { made: RosterImport }) {
  const verdict = verdictOf(made)
  const { color, Icon, title } = looks[verdict]
  return (
    <>
      {made.isOutdated && (
        <Alert
          color="orange"
          icon={<IconAlertTriangle aria-hidden />}
          title="The roster changed meanwhile"
          role="status"
        >
          <Text size="sm">
            Nothing was written. Below is what the file would do now: look at it and import it again.
          </Text>
        </Alert>
      )}
      <Alert color={color} icon={<Icon aria-hidden />} title={title} role="status">
        <Text size="sm">
          <Words made={made} verdict={verdict} />
        </Text>
      </Alert>
    </>
  )
}
