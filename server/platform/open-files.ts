import { join } from 'node:path'
import type { Config } from './config.ts'
import { openDiskFiles } from './files-disk.ts'
import { openS3Files } from './files-s3.ts'
import type { FileStore } from './files.ts'

/** Files lie in object storage where FILES_URL names one, else below DATA_DIR. */
export const openFileStore = (config: Pick<Config, 'filesUrl' | 'dataDir'>): FileStore =>
  config.filesUrl === undefined ? openDiskFiles(join(config.dataDir, 'files')) : openS3Files(config.filesUrl)
