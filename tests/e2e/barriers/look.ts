/** A look of a page: its address, and the steps that lead to it. */
import type { Page } from '@playwright/test'

export type Look = {
	at: string
	show?: (page: Page) => Promise<void>
	/** Repeated at each width, for things that a new width closes. */
	showAtEachWidth?: (page: Page) => Promise<void>
	/** The area of the colour check, if another look covers the rest. */
	coloursIn?: string
}

/** Looks by route file: a new page must be added here. */
export type Looks<Things = void> = Record<string, (things: Things) => Look[]>
