import S3rver from 's3rver'

/** An object storage of others' making on this machine, with an empty bucket; `filesUrl` is what FILES_URL would say. */
export const openBucket = async (directory: string): Promise<{ filesUrl: string; close(): Promise<void> }> => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'parapet' }],
  })
  const { port } = await server.run()
  return {
    filesUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/parapet?region=us-east-1&tls=off`,
    close: () => server.close(),
  }
}
