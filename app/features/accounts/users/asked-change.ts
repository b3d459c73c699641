/**
 * What the address of the users page asks about (?ask=approve&of=…), or says was done
 * (?done=approve&of=…). Neither is believed: the account itself must allow the one and show the other.
 */
import {
	type AccountChange,
	possibleChanges,
	statusChangeNames,
	statusChanges,
} from '#app/domain/accounts/account-change.ts'
import { errorText } from '#app/domain/errors.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { changeWords } from './change-words.ts'

type Account = { id: string; displayName: string; email: string; level: number; status: number }

export function askedChange(
	search: URLSearchParams,
	{ account, ownId }: { account: Account; ownId: string },
): AccountChange | undefined {
	const { id, status } = account
	const asked = search.get('ask')
	return possibleChanges({ status, isOwn: id === ownId }).find((change) => change === asked)
}

type DoneMessage = { text: string; tone: 'success' | 'warning' }

export function doneMessage(search: URLSearchParams, account: Account): DoneMessage | undefined {
	const done = [...statusChangeNames, 'set-level' as const].find(
		(change) => change === search.get('done'),
	)
	if (!done) return undefined
	if (done !== 'set-level' && statusChanges[done].to !== account.status) return undefined
	if (search.get('mail') === 'failed') {
		return { text: errorText('account.mail-failed', { email: account.email }), tone: 'warning' }
	}
	return { text: changeWords[done].done(account), tone: 'success' }
}

/** Where one is once a change is made: on the list, as it was filtered. */
export function donePath(
	search: URLSearchParams,
	{ change, of, isTold }: { change: AccountChange; of: string; isTold: boolean },
): string {
	const moment = { done: change, of, mail: isTold ? undefined : 'failed' }
	return usersPath(withoutDialog(search), moment)
}

export function usersPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const wanted = searchWith(search, changes)
	return wanted === '?' ? '/admin/users' : `/admin/users${wanted}`
}
