import { useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { CloseLink } from '#app/ui/admin/close-link.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogNotice } from '#app/ui/admin/dialog-notice.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, fieldsRefusedAs } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { EmailChips } from './email-chips.tsx'
import type { Shares } from './find-shares.server.ts'
import { type Shared, ShareForm } from './share-form.tsx'
import { ShareGroups } from './share-groups.tsx'
import { InvitationList, ShareList } from './share-lists.tsx'

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
	const shared = shares && { shares, askedAt }
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
				{shared && (
					<ShareForm id="share" className="grid gap-3" shared={shared} intent="share">
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
					</ShareForm>
				)}
				{shared && unknown.length > 0 && <InviteOffer shared={shared} emails={unknown} />}
				<div className="flex justify-end gap-2">
					<CloseLink listPath={listPath}>Close</CloseLink>
					{shares && (
						<AdminButton form="share" look="primary" isBusy={isSharing} busyLabel="Sharing...">
							Share
						</AdminButton>
					)}
				</div>
				{shared && shared.shares.invitations.length > 0 && <InvitationList shared={shared} />}
				{shared && <ShareList shared={shared} />}
				{shared && <ShareGroups shared={shared} />}
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

/** The changes after which no address is left in the form. */
const sent: ReadonlySet<string> = new Set(['share', 'invite', 'invite-approved'])

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
	const isTaken = answer === undefined && sent.has(done ?? '')
	const counted = refused ?? (isTaken ? key : known.counted)
	if (counted === known.counted) return known
	const latest = { refused, round: known.round + 1, counted }
	setKnown(latest)
	return latest
}

/** Beside "User not found": those without an account can be invited to apply. */
function InviteOffer({ shared, emails }: { shared: Shared; emails: readonly string[] }) {
	const isInviting = useNavigation().formData?.get('intent') === 'invite'
	return (
		<ShareForm
			className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2 text-sm"
			shared={shared}
			intent="invite"
		>
			<input type="hidden" name="emails" value={emails.join(', ')} />
			<div className="grid min-w-0 flex-[1_1_16rem] gap-2">
				<p>
					{emails.length === 1
						? 'This address has no account yet. You can invite its owner to apply.'
						: `These ${emails.length} addresses have no account yet. You can invite their owners to apply.`}
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
		</ShareForm>
	)
}
