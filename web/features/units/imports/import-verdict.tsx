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
  asks: { color: 'orange', Icon: IconHelpCircle, title: 'Some questions to answer first' },
  refused: { color: 'red', Icon: IconAlertTriangle, title: 'This file can’t be imported yet' },
  nothing: { color: 'gray', Icon: IconEqual, title: 'No changes' },
  ready: { color: 'brand', Icon: IconFileSearch, title: 'Dry run: nothing has been imported yet' },
  working: { color: 'brand', Icon: IconProgress, title: 'Importing the roster' },
  done: { color: 'green', Icon: IconCircleCheck, title: 'Roster imported' },
  failed: { color: 'red', Icon: IconAlertTriangle, title: 'Import failed' },
  undone: { color: 'gray', Icon: IconArrowBackUp, title: 'This import was undone' },
} satisfies Record<Verdict, unknown>

function Words({ made, verdict }: { made: RosterImport; verdict: Verdict }) {
  const { error, warning } = made.counts
  if (verdict === 'asks') return 'Nothing has been imported. Answer the questions below, and we’ll read the file again.'
  if (verdict === 'refused')
    return `${error === 1 ? '1 row needs' : `${error} rows need`} fixing, and nothing was imported. Download the file with remarks, fix it and try again.`
  if (verdict === 'nothing') return 'The building’s roster already matches this file.'
  if (verdict === 'working') return 'You can leave this page; the import continues and the result will be here.'
  if (verdict === 'failed')
    return 'Something went wrong on our end, and nothing was imported. The file is still here; please try again.'
  if (verdict === 'undone') return 'Everything it added was removed, and everything it changed was restored.'
  if (verdict === 'ready')
    return `The file would add or change ${takenIn(made)}.${warning > 0 ? ` Please review the ${counted(warning, 'row')} flagged “Please check”.` : ''}`
  return (
    <>
      Added or changed: {takenIn(made)}. No one was invited or notified.{' '}
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
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title="The roster has changed" role="status">
          <Text size="sm">Nothing was imported. Review the updated preview below and import again.</Text>
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
