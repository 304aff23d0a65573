import { toast } from './toast.ts'
import type { Call } from '../../contract/route.ts'
import { useBuildingId } from './building-id.ts'
import { send } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { wordsFor } from './errors.ts'

/** The name a download came with, by its Content-Disposition; the extended form wins. */
const fileNameOf = (disposition: string | null): string | null => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended) return decodeURIComponent(extended.trim())
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? null
}

interface Naming {
  /** The name to save under when the answer brings none. */
  name: string
  failed: string
  /** Whether a failure is told in these words also where the server has its own. */
  always?: boolean
}

/** Fetches a file and hands it to the browser under its own name; tells of a failure by toast. */
export const saveFile = async <T>(
  buildingId: string | null,
  endpoint: Endpoint<T>,
  args: Call<T>,
  { name, failed, always = false }: Naming,
): Promise<void> => {
  try {
    const response = await send(endpoint, args, { buildingId })
    hand(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? name)
  } catch (error) {
    toast.error(always ? failed : wordsFor(error, failed))
  }
}

/** Gives the same for the current building. */
export const useSaveFile = () => {
  const buildingId = useBuildingId()
  return <T>(endpoint: Endpoint<T>, args: Call<T>, naming: Naming): Promise<void> =>
    saveFile(buildingId, endpoint, args, naming)
}

const hand = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
