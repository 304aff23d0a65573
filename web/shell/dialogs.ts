import { openLoaded } from './dialog-stage.ts'

/** The dialogs that any part may open. */

const loaders = {
  palette: () => import('./palette/palette.tsx'),
  help: () => import('./keyboard/help-dialog.tsx'),
  topic: () => import('./help/help-drawer.tsx'),
}

export const openDialog = (which: keyof typeof loaders): Promise<void> => openLoaded(loaders[which])
