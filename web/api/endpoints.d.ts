declare module 'virtual:endpoints' {
  const tables: import('./endpoint.ts').Endpoints
  export default tables
}
