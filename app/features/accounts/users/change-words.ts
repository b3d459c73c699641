import type { AccountChange } from '#app/domain/accounts/account-change.ts'

type ChangeWords = {
	/** On the button that asks, and on the one that confirms. */
	verb: string
	busy: string
	title: string
	/** What will happen, to be read before it does. */
	effect: (name: string) => string
	done: (user: { displayName: string; level: number }) => string
}

/** How each change is named, asked about and reported. */
export const changeWords: Record<AccountChange, ChangeWords> = {
	approve: {
		verb: 'Approve',
		busy: 'Approving...',
		title: 'Approve this application?',
		effect: (name) => `${name} can sign in then, and is told so by mail.`,
		done: ({ displayName }) => `${displayName} was approved.`,
	},
	reject: {
		verb: 'Reject',
		busy: 'Rejecting...',
		title: 'Reject this application?',
		effect: (name) => `${name} cannot sign in then, and is told so by mail.`,
		done: ({ displayName }) => `${displayName} was rejected.`,
	},
	disable: {
		verb: 'Disable',
		busy: 'Disabling...',
		title: 'Disable this account?',
		effect: (name) =>
			`${name} is signed out at once and cannot sign in until the account is enabled again. Nothing is deleted.`,
		done: ({ displayName }) => `${displayName} was disabled.`,
	},
	enable: {
		verb: 'Enable',
		busy: 'Enabling...',
		title: 'Enable this account?',
		effect: (name) => `${name} can sign in again.`,
		done: ({ displayName }) => `${displayName} was enabled.`,
	},
	'set-level': {
		verb: 'Set level',
		busy: 'Setting level...',
		title: 'Set the level of this account',
		effect: (name) => `It decides what ${name} may open, from the next page on.`,
		done: ({ displayName, level }) => `${displayName} has level ${level} now.`,
	},
}

export const levelNames: Record<number, string> = {
	0: 'free lessons',
	1: 'free lessons',
	2: 'all lessons',
	99: 'administrator',
}
