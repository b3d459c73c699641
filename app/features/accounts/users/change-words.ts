import type { AccountChange } from '#app/domain/accounts/account-change.ts'

type ChangeWords = {
	/** Label of the row action and the confirm button. */
	verb: string
	busy: string
	title: string
	/** The consequences, shown before confirming. */
	effect: (name: string) => string
	done: (user: { displayName: string; level: number }) => string
}

/** Labels and sentences for each change of an account. */
export const changeWords: Record<AccountChange, ChangeWords> = {
	approve: {
		verb: 'Approve',
		busy: 'Approving...',
		title: 'Approve this application?',
		effect: (name) => `${name} will be able to sign in and will be told by email.`,
		done: ({ displayName }) => `${displayName} was approved.`,
	},
	reject: {
		verb: 'Reject',
		busy: 'Rejecting...',
		title: 'Reject this application?',
		effect: (name) => `${name} will not be able to sign in and will be told by email.`,
		done: ({ displayName }) => `${displayName} was rejected.`,
	},
	disable: {
		verb: 'Disable',
		busy: 'Disabling...',
		title: 'Disable this account?',
		effect: (name) =>
			`${name} will be signed out at once and cannot sign in until the account is enabled again. Nothing is deleted.`,
		done: ({ displayName }) => `${displayName} was disabled.`,
	},
	enable: {
		verb: 'Enable',
		busy: 'Enabling...',
		title: 'Enable this account?',
		effect: (name) => `${name} will be able to sign in again.`,
		done: ({ displayName }) => `${displayName} was enabled.`,
	},
	'set-level': {
		verb: 'Set level',
		busy: 'Setting level...',
		title: 'Set the level of this account',
		effect: (name) => `Decides what ${name} can open. Takes effect at once.`,
		done: ({ displayName, level }) => `${displayName} has level ${level} now.`,
	},
	'reset-second-factor': {
		verb: 'Reset second step',
		busy: 'Resetting...',
		title: 'Reset the second step of this account?',
		effect: (name) =>
			`${name} has lost it? Make sure that it is them who ask. The authenticator app, the passkeys and the recovery codes are removed, all devices are signed out, and the owner is told by email. Their password alone signs them in then.`,
		done: ({ displayName }) => `${displayName} signs in by password alone now.`,
	},
}

export const levelNames: Record<number, string> = {
	0: 'Same as 1',
	1: 'Free',
	2: 'Member (all lessons)',
	98: 'Editor (content)',
	99: 'Administrator',
}
