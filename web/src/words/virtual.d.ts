declare module 'virtual:languages' {
  const languages: {
    tag: string
    name: string
    address: string
    overviews: string
    lessons: string
    analyses: string
  }[]
  export default languages
}

declare module 'virtual:words/*' {
  const address: string
  export default address
}
