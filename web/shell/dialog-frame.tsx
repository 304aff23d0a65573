import { dialogEnds, useShownDialog } from './dialogs.ts'
import { useKeys } from './keyboard/use-keys.ts'

/** Where the shell's dialogs open, by a key or by a button. For signed-in people. */
export const DialogFrame = () => {
  useKeys()
  const shown = useShownDialog()
  return shown && <shown.Dialog opened={shown.opened} {...dialogEnds} />
}
