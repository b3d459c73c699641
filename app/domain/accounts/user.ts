/**
 * Whoever is signed in, as every screen and every rule sees them: 王小美, learning at HSK3, level 1.
 *
 * `level` is what a person may do (1 free lessons, 2 and up paid ones, 99 everything); `langLevel`
 * is how much Chinese they know and decides how words are coloured.
 */
import type { HskLevel } from '#app/domain/hsk/level.ts'

export type User = {
	id: string
	displayName: string
	email: string
	langLevel: HskLevel
	country: string | null
	level: number
}

/** 1 may sign in; 0 waits for review; 2 was rejected; 3 was disabled. */
export const accountStatuses = { pending: 0, normal: 1, rejected: 2, disabled: 3 } as const

export const adminLevel = 99

export function isAdmin(user: Pick<User, 'level'>): boolean {
	return user.level === adminLevel
}
