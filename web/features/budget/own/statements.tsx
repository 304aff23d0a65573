import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useRoute } from '../../../api/queries.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { statementWords } from './words.ts'

/** The financial statements of finished years as PDFs; nothing while they load, and where there are none. */
export const Statements = () => {
  const { data, isError, refetch } = useRoute(api.spending.mine)
  const saveFile = useSaveFile()
  const download = (year: string) =>
    void saveFile(
      api.spending.ownStatement,
      { query: { year } },
      { name: 'financial statement.pdf', failed: 'We couldn’t make the statement. Please try again.' },
    )
  if (data === undefined && !isError) return null
  return (
    <LoadedPart
      part={{ data, failed: isError, retry: () => void refetch() }}
      shape="card"
      failed="We couldn’t load the financial statements."
    >
      {(years) =>
        years.length > 0 && (
          <Panel
            title="Financial statements"
            text="The balances, income and expenses of each fund, for fiscal years that are over and locked."
          >
            <Group gap="sm">
              {years.map(({ startsOn }) => (
                <Button
                  key={startsOn}
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                  onClick={() => download(startsOn)}
                >
                  {statementWords(startsOn)}
                </Button>
              ))}
            </Group>
          </Panel>
        )
      }
    </LoadedPart>
  )
}
