/**
 * The dialog (?ask=approve&of=…) and the message (?done=approve&of=…) in the address of the users
 * page. Anybody can write an address: both are shown only if they fit the account.
 */
import {
	type AccountChange,
	possibleChanges,
	statusChangeNames,
	statusChanges,
} from '#app/domain/accounts/account-change.ts'
import { errorText } from '#app/domain/errors.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { changeWords } from './change-words.ts'
import { usersPath } from './users-path.ts'

type Account = {
	id: string
	displayName: string
	email: string
	level: number
	status: number
	hasSecondFactor: boolean
}

export function requestedChange(
	search: URLSearchParams,
	{ account, ownId }: { account: Account; ownId: string },
): AccountChange | undefined {
	const { id, ...state } = account
	return possibleChanges({ ...state, isOwn: id === ownId }).find(
		(change) => change === search.get('ask'),
	)
}

type DoneMessage = { text: string; tone: 'success' | 'warning' }

export function userDoneMessage(
	search: URLSearchParams,
	account: Account,
): DoneMessage | undefined {
	const done = ([...statusChangeNames, 'set-level', 'reset-second-factor'] as const).find(
		(change) => change === search.get('done'),
	)
	if (!done || !hasBecome(done, account)) return undefined
	if (search.get('mail') === 'failed') {
		return { text: errorText('account.mail-failed', { email: account.email }), tone: 'warning' }
	}
	return { text: changeWords[done].done(account), tone: 'success' }
}

function hasBecome(done: AccountChange, { status, hasSecondFactor }: Account): boolean {
	if (done === 'set-level') return true
	return done === 'reset-second-factor' ? !hasSecondFactor : statusChanges[done].to === status
}

/** The list with its filters, and a message about the change. */
export function userDonePath(
	search: URLSearchParams,
	{ change, of, isMailed }: { change: AccountChange; of: string; isMailed: boolean },
): string {
	const mail = isMailed ? undefined : 'failed'
	return usersPath(withoutDialog(search), { done: change, of, mail })
}
