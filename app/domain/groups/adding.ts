/**
 * Decides what becomes of an address that is added to a group. 小美 has an account and becomes a member; 李雷 has none
 * and gets an invitation by mail; 韩梅梅 has applied and becomes a member once she is approved.
 */

import { looksLikeEmail } from '#app/domain/accounts/email-list.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'

export const addingOutcomes = [
	'added',
	'invited',
	'waits',
	'member',
	'invited-before',
	'invalid',
] as const

export type AddingOutcome = (typeof addingOutcomes)[number]

export type KnownAddress = {
	/** The account with the address, if there is one. */
	account?: { status: number; isConfirmed: boolean; isMember: boolean } | undefined
	/** It was invited to the group before. */
	isInvited: boolean
}

/**
 * An account that nobody has confirmed, or that may not sign in, becomes a member later: a stranger may have
 * applied with the address. Whether it waits or was closed is no matter of editors.
 */
export function addingOutcome(email: string, { account, isInvited }: KnownAddress): AddingOutcome {
	if (!looksLikeEmail(email)) return 'invalid'
	if (!account) return isInvited ? 'invited-before' : 'invited'
	if (account.isMember) return 'member'
	return account.status === accountStatuses.normal && account.isConfirmed ? 'added' : 'waits'
}

/** How many members and invited addresses a group may have. */
export const mostInGroup = 300

/** In characters. */
export const longestGroupName = 80
