import { useState } from 'react'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { counted } from '#app/domain/counted.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Shares } from './find-shares.server.ts'
import { type Shared, ShareForm } from './share-form.tsx'

/** Addresses without an account. The course opens for them once they have one. */
export function InvitationList({ shared }: { shared: Shared }) {
	return (
		<section aria-labelledby="invitations" className="grid gap-2 border-line border-t pt-3">
			<h3 id="invitations" className="font-medium text-ink-soft text-sm">
				Invited to apply
			</h3>
			<ul className="max-h-32 overflow-y-auto">
				{shared.shares.invitations.map(({ email, at, hasLink }) => (
					<li
						key={email}
						className="flex items-center gap-2 border-line border-b py-1.5 last:border-0"
					>
						<div className="wrap-anywhere min-w-0 flex-1 text-sm">
							<p className="text-ink-soft">{email}</p>
							<p className="text-ink-quiet text-xs">
								<DateTime at={at} />
								{!hasLink && ' · the link has expired'}
							</p>
						</div>
						<ShareForm shared={shared} intent="send-again">
							<input type="hidden" name="email" value={email} />
							<AdminButton look="quiet" aria-label={`Send the invitation of ${email} again`}>
								Send again
							</AdminButton>
						</ShareForm>
						<ShareForm shared={shared} intent="withdraw">
							<input type="hidden" name="email" value={email} />
							<AdminButton look="quiet" aria-label={`Take back the invitation of ${email}`}>
								Take back
							</AdminButton>
						</ShareForm>
					</li>
				))}
			</ul>
		</section>
	)
}

/** The people with a single share. */
export function ShareList({ shared }: { shared: Shared }) {
	const { users } = shared.shares
	const rows = useRowsInPlace(users)
	return (
		<section aria-labelledby="shares" className="grid gap-2 border-line border-t pt-3">
			<h3 id="shares" className="font-medium text-ink-soft text-sm">
				Shared with {counted(users.length, 'person', 'people')}
			</h3>
			<ul
				// A scrollable list must be reachable by keyboard.
				tabIndex={rows.length > 0 ? 0 : undefined}
				aria-labelledby="shares"
				className="max-h-52 overflow-y-auto"
			>
				{rows.map(({ id, displayName, email, createdAt, status, isRemoved }) => (
					<li
						key={id}
						className="flex items-center gap-2 border-line border-b py-1.5 last:border-0"
					>
						<div className="wrap-anywhere min-w-0 flex-1 text-sm">
							<p className="font-medium">
								<WithHanzi text={displayName || '-'} />
							</p>
							<p className="text-ink-soft">{email}</p>
							<p className="text-ink-quiet text-xs">
								{isRemoved ? 'Removed' : <DateTime at={createdAt} />}
							</p>
							{(status === accountStatuses.disabled || status === accountStatuses.rejected) && (
								<p className="text-amber text-xs">
									This account is {status === accountStatuses.disabled ? 'disabled' : 'rejected'}{' '}
									and cannot sign in.
								</p>
							)}
						</div>
						<ShareForm shared={shared} intent={isRemoved ? 'share' : 'unshare'}>
							<input type="hidden" name={isRemoved ? 'emails' : 'email'} value={email} />
							{isRemoved ? (
								<AdminButton aria-label={`Undo: invite ${displayName} (${email}) again`}>
									Undo
								</AdminButton>
							) : (
								<AdminButton look="quiet" aria-label={`Remove ${displayName} (${email})`}>
									Remove
								</AdminButton>
							)}
						</ShareForm>
					</li>
				))}
			</ul>
		</section>
	)
}

type User = Shares['users'][number]

/**
 * People who were removed while the dialog is open stay in their place, with Undo, so that no other
 * row moves under the pointer.
 */
function useRowsInPlace(users: User[]): (User & { isRemoved: boolean })[] {
	const [seen, setSeen] = useState(users)
	const added = users.filter(({ id }) => seen.every((user) => user.id !== id))
	const rows = [...added, ...seen]
	if (added.length > 0) setSeen(rows)
	return rows.map((row) => {
		const present = users.find(({ id }) => id === row.id)
		return { ...(present ?? row), isRemoved: present === undefined }
	})
}
