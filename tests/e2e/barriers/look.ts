/** How a page may look: where it is, and what is done there until it looks so. */
import type { Page } from '@playwright/test'

export type Look = {
	at: string
	show?: (page: Page) => Promise<void>
	/** Done again at each width, for what a change of width closes. */
	showAtEachWidth?: (page: Page) => Promise<void>
	/** Where colours are judged, if what is around has been seen in another look. */
	coloursIn?: string
}

/** By the file of its route: a page that is added must be added here. */
export type Looks<Things = void> = Record<string, (things: Things) => Look[]>
