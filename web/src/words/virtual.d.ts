declare module 'virtual:words/*' {
  const address: string
  export default address
}
