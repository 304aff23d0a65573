import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { DebitSettingsDraft } from '../../../../contract/debits/debit-settings.ts'

export const SettingsForm = DebitSettingsDraft.omit({ version: true })

export type SettingsControl = Control<z.input<typeof SettingsForm>, unknown, z.output<typeof SettingsForm>>
