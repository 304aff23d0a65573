import { Typography } from '@mantine/core'
import { cleanText } from './clean-text.ts'

/** Rich text on the page; comes with the sanitiser, so it is loaded by `notice-text.tsx` alone. */
export default function CleanedText({ html }: { html: string }) {
  return <Typography dangerouslySetInnerHTML={{ __html: cleanText(html) }} style={{ overflowWrap: 'anywhere' }} />
}
