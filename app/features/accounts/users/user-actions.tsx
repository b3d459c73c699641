import { Link } from '@remix-run/react'
import { possibleChanges } from '#app/domain/accounts/account-change.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { changeWords } from './change-words.ts'
import type { ListedUser } from './list-users.server.ts'
import { usersPath } from './users-path.ts'

type Props = {
	user: Pick<ListedUser, 'id' | 'displayName' | 'status' | 'hasSecondFactor'>
	isOwn: boolean
	/** The filters of the list of users, in which the dialog opens. */
	list: URLSearchParams
}

/** Links to the dialogs that change an account: ?ask=approve&of=… */
export function UserActions({ user, isOwn, list }: Props) {
	if (isOwn) return <span className="text-ink-quiet">Your own account</span>
	return (
		<span className="flex gap-1 max-xl:flex-wrap [&>a]:px-2">
			{possibleChanges({ ...user, isOwn }).map((change) => (
				<Link
					key={change}
					to={usersPath(list, { ask: change, of: user.id })}
					state={opensDialog}
					preventScrollReset
					aria-label={`${changeWords[change].verb}: ${user.displayName}`}
					className={adminButtonClass(change === 'approve' ? 'secondary' : 'quiet')}
				>
					{changeWords[change].verb}
				</Link>
			))}
		</span>
	)
}
