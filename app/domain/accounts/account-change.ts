/**
 * What an administrator may do with an account: 王小美's application is approved or rejected, her
 * account is later disabled and enabled again, and her level set to 2 opens paid lessons.
 */
import { accountStatuses, adminLevel } from './user.ts'

const { pending, normal, rejected, disabled } = accountStatuses

/** From which statuses a change leads where. Whoever was rejected may still be approved. */
export const statusChanges = {
	approve: { from: [pending, rejected], to: normal },
	reject: { from: [pending], to: rejected },
	disable: { from: [normal], to: disabled },
	enable: { from: [disabled], to: normal },
} as const satisfies Record<string, { from: readonly number[]; to: number }>

type StatusChange = keyof typeof statusChanges
export type AccountChange = StatusChange | 'set-level'

export const statusChangeNames = ['approve', 'reject', 'disable', 'enable'] as const

/** The levels that are given: 0 and 1 open free lessons, 2 paid ones too, 99 the back office. */
export const givenLevels = [0, 1, 2, adminLevel] as const

export function mayChangeStatus(change: StatusChange, status: number): boolean {
	const from: readonly number[] = statusChanges[change].from
	return from.includes(status)
}

/** What may be done with an account now. Nobody changes their own: it might be the last one. */
export function possibleChanges({
	status,
	isOwn,
}: {
	status: number
	isOwn: boolean
}): AccountChange[] {
	if (isOwn) return []
	const changes = statusChangeNames.filter((change) => mayChangeStatus(change, status))
	return [...changes, 'set-level']
}
