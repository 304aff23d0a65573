import { Typography } from '@mantine/core'
import { cleanText } from './clean-text.ts'
import classes from './rich-text.module.css'

/** Rich text on the page; comes with the sanitiser, so it is loaded by `rich-text.tsx` alone. */
export default function CleanedText({ html }: { html: string }) {
  return <Typography className={classes.text ?? ''} dangerouslySetInnerHTML={{ __html: cleanText(html) }} />
}
