import { dialogEnds, useShownDialog } from './dialog-stage.ts'
import { openDialog } from './dialogs.ts'
import { useKeys } from './keyboard/use-keys.ts'

const help = () => void openDialog('help')
const topic = () => void openDialog('topic')

/** Where the shell's dialogs open, by a key or by a button. For signed-in people. */
export const DialogFrame = () => {
  useKeys()
  const shown = useShownDialog()
  return shown && <shown.Dialog opened={shown.opened} {...dialogEnds} onHelp={help} onTopic={topic} />
}
