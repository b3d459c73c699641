/**
 * Changes an administrator can make to an account: approve or reject 王小美's application, later
 * disable and enable her account, and set her level to 2, which opens paid lessons.
 */
import { accountStatuses, adminLevel, editorLevel } from './user.ts'

const { pending, normal, rejected, disabled } = accountStatuses

/** Allowed status transitions. A rejected application can still be approved. */
export const statusChanges = {
	approve: { from: [pending, rejected], to: normal },
	reject: { from: [pending], to: rejected },
	disable: { from: [normal], to: disabled },
	enable: { from: [disabled], to: normal },
} as const satisfies Record<string, { from: readonly number[]; to: number }>

type StatusChange = keyof typeof statusChanges
export type AccountChange = StatusChange | 'set-level' | 'reset-second-factor'

export const statusChangeNames = ['approve', 'reject', 'disable', 'enable'] as const

/**
 * Levels to choose from: 0 and 1 open free lessons, 2 also paid ones, 98 also the back office without
 * people and settings, 99 everything.
 */
export const givenLevels = [0, 1, 2, editorLevel, adminLevel] as const

export function mayChangeStatus(change: StatusChange, status: number): boolean {
	const from: readonly number[] = statusChanges[change].from
	return from.includes(status)
}

/** Changes possible now. None for one's own account, which may be the last administrator's. */
export function possibleChanges({ status, isOwn, hasSecondFactor }: Changeable): AccountChange[] {
	if (isOwn) return []
	const changes = statusChangeNames.filter((change) => mayChangeStatus(change, status))
	return [...changes, 'set-level', ...(hasSecondFactor ? (['reset-second-factor'] as const) : [])]
}

type Changeable = {
	status: number
	isOwn: boolean
	/** There is something to reset for somebody who has lost their phone. */
	hasSecondFactor: boolean
}
