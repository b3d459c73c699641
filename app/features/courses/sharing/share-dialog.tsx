import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { CloseLink } from '#app/ui/admin/close-link.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogNotice } from '#app/ui/admin/dialog-notice.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, fieldsRefusedAs } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { EmailChips } from './email-chips.tsx'
import type { Shares } from './find-shares.server.ts'
import { ShareGroups } from './share-groups.tsx'
import { TargetFields } from './target-fields.tsx'

type Props = {
	/** Undefined if they failed to load. */
	shares: Shares | undefined
	failure: string | undefined
	/** A success message. */
	done: string | undefined
	/** The address that the forms are submitted to. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Lists, adds and removes the users invited to a private course or lesson. */
export function ShareDialog({ shares, failure, done, askedAt, listPath, answer }: Props) {
	const close = useCloseDialog(listPath)
	const isSharing = useNavigation().formData?.get('intent') === 'share'
	const { refused, round } = useRefusedShare(answer)
	const unconfirmed = fieldsRefusedAs(refused, 'share.unconfirmed')
	const unknown = fieldsRefusedAs(refused, 'share.user-not-found')
	return (
		<Dialog title="Share Course" onClose={close} isGuarded>
			<div className="grid gap-4 pt-2">
				{shares && (
					<p className="wrap-anywhere text-ink-soft">
						<span lang="zh-CN">{shares.title.zh}</span> · {shares.title.en}
					</p>
				)}
				<DialogNotice failure={failure} answer={answer ?? refused} done={done} />
				{refused?.done && <Notice tone="success">{refused.done}</Notice>}
				{shares && (
					<Form
						id="share"
						method="post"
						action={askedAt}
						replace
						preventScrollReset
						className="grid gap-3"
					>
						<input type="hidden" name="intent" value="share" />
						<TargetFields shares={shares} />
						<EmailChips
							// After a submission, only refused addresses stay.
							key={round}
							name="emails"
							defaultValue={refused?.typed?.emails ?? ''}
							problemOf={(email) => fieldProblem(refused, email)}
						/>
						{unconfirmed.length > 0 && (
							<CheckField
								key={unconfirmed.join()}
								name="unconfirmed"
								value={unconfirmed.join(', ')}
								label="Share although the address is not confirmed"
								hint={`Somebody may have applied with the address of another person: ${unconfirmed.join(', ')}`}
							/>
						)}
					</Form>
				)}
				{shares && unknown.length > 0 && (
					<InviteOffer shares={shares} askedAt={askedAt} emails={unknown} />
				)}
				<div className="flex justify-end gap-2">
					<CloseLink listPath={listPath}>Close</CloseLink>
					{shares && (
						<AdminButton form="share" look="primary" isBusy={isSharing} busyLabel="Sharing...">
							Share
						</AdminButton>
					)}
				</div>
				{shares && shares.invitations.length > 0 && (
					<InvitationList shares={shares} askedAt={askedAt} />
				)}
				{shares && <ShareList shares={shares} askedAt={askedAt} />}
				{shares && <ShareGroups shares={shares} askedAt={askedAt} />}
			</div>
		</Dialog>
	)
}

type RefusedShare = {
	/** The answer to the last share, if it refused some addresses. */
	refused: FormAnswer | undefined
	/** Counts the shares. */
	round: number
	/** The answer that was counted last, or the history entry of a share without refusals. */
	counted: FormAnswer | string | undefined
}

/** Removing somebody keeps the refused addresses of the share before it. */
function useRefusedShare(answer: FormAnswer | undefined): RefusedShare {
	const { key, search } = useLocation()
	const [known, setKnown] = useState<RefusedShare>({
		refused: answer,
		round: 0,
		counted: answer,
	})
	const done = new URLSearchParams(search).get('done')
	const refused = answer?.typed?.emails === undefined ? undefined : answer
	const isTaken = answer === undefined && (done === 'share' || done === 'invite')
	const counted = refused ?? (isTaken ? key : known.counted)
	if (counted === known.counted) return known
	const latest = { refused, round: known.round + 1, counted }
	setKnown(latest)
	return latest
}

/** Beside "User not found": those without an account can be invited to apply. */
function InviteOffer(props: { shares: Shares; askedAt: string; emails: readonly string[] }) {
	const { shares, askedAt, emails } = props
	const isInviting = useNavigation().formData?.get('intent') === 'invite'
	return (
		<Form
			method="post"
			action={askedAt}
			replace
			preventScrollReset
			className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2 text-sm"
		>
			<input type="hidden" name="intent" value="invite" />
			<TargetFields shares={shares} />
			<input type="hidden" name="emails" value={emails.join(', ')} />
			<div className="grid min-w-0 flex-1 gap-2">
				<p className="wrap-anywhere">
					No account yet: {emails.join(', ')}. You can invite them to apply.
				</p>
				<CheckField
					name="skipsWaitlist"
					value="on"
					label="Approve their accounts right away"
					hint="They can sign in as soon as they have applied with the link."
				/>
			</div>
			<AdminButton isBusy={isInviting} busyLabel="Inviting...">
				Invite by email
			</AdminButton>
		</Form>
	)
}

/** Addresses without an account. The course opens for them once they are approved. */
function InvitationList({ shares, askedAt }: { shares: Shares; askedAt: string }) {
	return (
		<section aria-labelledby="invitations" className="grid gap-2 border-line border-t pt-3">
			<h3 id="invitations" className="font-medium text-ink-soft text-sm">
				Invited to apply
			</h3>
			<ul className="max-h-32 overflow-y-auto">
				{shares.invitations.map(({ email, at, hasLink }) => (
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
						<Form method="post" action={askedAt} replace preventScrollReset>
							<input type="hidden" name="intent" value="send-again" />
							<TargetFields shares={shares} />
							<input type="hidden" name="email" value={email} />
							<AdminButton look="quiet" aria-label={`Send the invitation of ${email} again`}>
								Send again
							</AdminButton>
						</Form>
						<Form method="post" action={askedAt} replace preventScrollReset>
							<input type="hidden" name="intent" value="withdraw" />
							<TargetFields shares={shares} />
							<input type="hidden" name="email" value={email} />
							<AdminButton look="quiet" aria-label={`Take back the invitation of ${email}`}>
								Take back
							</AdminButton>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}

function ShareList({ shares, askedAt }: { shares: Shares; askedAt: string }) {
	const { users } = shares
	const rows = useRowsInPlace(users)
	return (
		<section aria-labelledby="shares" className="grid gap-2 border-line border-t pt-3">
			<h3 id="shares" className="font-medium text-ink-soft text-sm">
				Shared with {users.length} {users.length === 1 ? 'person' : 'people'}
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
							{status === accountStatuses.disabled && (
								<p className="text-amber text-xs">This account is disabled and cannot sign in.</p>
							)}
						</div>
						<Form method="post" action={askedAt} replace preventScrollReset>
							<input type="hidden" name="intent" value={isRemoved ? 'share' : 'unshare'} />
							<TargetFields shares={shares} />
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
						</Form>
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
