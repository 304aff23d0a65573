import { Alert, Button, SimpleGrid } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ImportOrigin } from '../../../../contract/book-imports/book-import-words.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useSaveFile } from '../../../api/download.ts'
import { wordsOfChange } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableDrop } from '../../../ui/table-drop.tsx'
import { banksWords, rosterWords } from '../words.ts'
import { useStart } from './use-start.ts'

const unread = 'We couldn’t read this file. Nothing was added; please try again.'
const notStarted = 'We couldn’t read these balances. Nothing was added; please try again.'

/** Takes a file of what each unit owes or has paid ahead; nothing is in the books before that is confirmed. */
export const FilePanel = () => {
  const { start, busy, error } = useStart('file')
  const saveFile = useSaveFile()
  const naming = {
    name: 'opening-balances-template.csv',
    failed: 'We couldn’t download the template. Please try again.',
  }
  return (
    <Panel
      title="From a file"
      text="A CSV file of what each unit owes or has paid ahead, exported from other software or a spreadsheet. Nothing is added until you confirm it."
    >
      <TableDrop
        label="File of balances"
        button="Choose a CSV file"
        accept=".csv,text/csv"
        tooLarge="Split it into several files."
        refused={error && wordsOfChange(error, unread)}
        busy={busy}
        onFile={(file) => void start([file])}
      />
      <Button
        variant="subtle"
        w="fit-content"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void saveFile(api.bookImports.template, {}, naming)}
      >
        Download a template
      </Button>
    </Panel>
  )
}

/** What can be brought in without a file: balances of the roster, and of the bank alone. */
export const OfferPanels = () => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const offer = useRoute(api.bookImports.offer, undefined, { staleTime: 0 })
  return (
    <Loaded query={offer} shape="card" failed="We couldn’t check what else can be brought in.">
      {({ roster, funds }) => {
        const banks = banksWords(funds, labels)
        const both = roster !== null && banks !== null
        return (
          (roster !== null || banks !== null) && (
            <SimpleGrid cols={{ base: 1, md: both ? 2 : 1 }} spacing="lg">
              {roster !== null && (
                <OfferPanel
                  origin="roster"
                  title="From the roster"
                  text={rosterWords(roster)}
                  button="Use roster balances"
                />
              )}
              {banks !== null && (
                <OfferPanel
                  origin="bank"
                  title="Bank balances only"
                  text={`${banks} You can also enter this with a file or the roster.`}
                  button="Enter bank balances"
                />
              )}
            </SimpleGrid>
          )
        )
      }}
    </Loaded>
  )
}

interface Props {
  origin: ImportOrigin
  title: string
  text: string
  button: string
}

const OfferPanel = ({ origin, title, text, button }: Props) => {
  const { start, busy, error } = useStart(origin)
  return (
    <Panel title={title} text={text}>
      {error && (
        <Alert color="red" role="alert">
          {wordsOfChange(error, notStarted)}
        </Alert>
      )}
      <Button variant="default" w="fit-content" loading={busy} onClick={() => void start()}>
        {button}
      </Button>
    </Panel>
  )
}
