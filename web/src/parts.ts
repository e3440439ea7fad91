/** The parts of the page that are not needed everywhere: each is loaded with its first use (look/Later.svelte). */
export const loadStart = (): Promise<typeof import('./start/Start.svelte')> => import('./start/Start.svelte')
export const loadTable = (): Promise<typeof import('./table/Table.svelte')> => import('./table/Table.svelte')
export const loadRoom = (): Promise<typeof import('./lobby/Room.svelte')> => import('./lobby/Room.svelte')
export const loadHowToPlay = (): Promise<typeof import('./overview/HowToPlay.svelte')> =>
  import('./overview/HowToPlay.svelte')
export const loadReading = (): Promise<typeof import('./overview/Reading.svelte')> =>
  import('./overview/Reading.svelte')
export const loadEnd = (): Promise<typeof import('./end/EndScreen.svelte')> => import('./end/EndScreen.svelte')
export const loadStudy = (): Promise<typeof import('./analysis/study.svelte')> => import('./analysis/study.svelte')
export const loadAnalysis = (): Promise<typeof import('./analysis/Analysis.svelte')> =>
  import('./analysis/Analysis.svelte')
export const loadBeforeDraw = (): Promise<typeof import('./table/BeforeDraw.svelte')> =>
  import('./table/BeforeDraw.svelte')
export const loadLobby = (): Promise<typeof import('./lobby/LobbyPage.svelte')> => import('./lobby/LobbyPage.svelte')
export const loadMe = (): Promise<typeof import('./memory/MePage.svelte')> => import('./memory/MePage.svelte')
export const loadTellMe = (): Promise<typeof import('./calling/TellMe.svelte')> => import('./calling/TellMe.svelte')
export const loadMail = (): Promise<typeof import('./calling/MailPage.svelte')> => import('./calling/MailPage.svelte')
export const loadHint = (): Promise<typeof import('./table/Hint.svelte')> => import('./table/Hint.svelte')
export const loadLearn = (): Promise<typeof import('./learn/Learn.svelte')> => import('./learn/Learn.svelte')
