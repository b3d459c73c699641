/**
 * The signed-in user: 王小美, learning at HSK 3, level 1.
 *
 * `level` decides what a user may open (0 and 1 free lessons, 2 and up paid ones, 98 and 99 everything)
 * and change: 98 is an editor, who changes content, 99 an administrator, who also looks after people.
 * `langLevel` is how much Chinese they know, by the word lists of `hskEdition`; both decide how words
 * are coloured. `display` is how Chinese is shown to them.
 */
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'

export type User = {
	id: string
	displayName: string
	email: string
	langLevel: HskLevel
	hskEdition: HskEdition
	display: TextDisplay
	/** Whether vulgar words are shown to them. */
	showsCoarse: boolean
	country: string | null
	level: number
}

/** Only `normal` may sign in; `pending` is waiting for review. */
export const accountStatuses = { pending: 0, normal: 1, rejected: 2, disabled: 3 } as const

export const editorLevel = 98
export const adminLevel = 99

/** The levels that change what others read. */
export const editingLevels = [editorLevel, adminLevel] as const

export function isAdmin(user: Pick<User, 'level'>): boolean {
	return user.level === adminLevel
}

/** Whether somebody may change content and see all of it: an editor or an administrator. */
export function isEditor({ level }: Pick<User, 'level'>): boolean {
	return level === editorLevel || level === adminLevel
}

/** From an editor's level on, an account is protected better. */
export function isTrusted(level: number): boolean {
	return level >= editorLevel
}

/** Whether an account must have a second step. A site without https is on one's own machine. */
export function needsSecondStep(level: number, siteUrl: string): boolean {
	return isTrusted(level) && siteUrl.startsWith('https:')
}
