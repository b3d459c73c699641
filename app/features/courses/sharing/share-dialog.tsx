import { Form, Link, useNavigate, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogNotice } from '#app/ui/admin/dialog-notice.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { EmailChips } from './email-chips.tsx'
import type { Shares } from './find-shares.server.ts'

type Props = {
	/** Undefined where they could not be had. */
	shares: Shares | undefined
	failure: string | undefined
	/** What was done a moment ago. */
	done: string | undefined
	/** Where it was asked, which is where it is answered. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Who was invited to a private course or lesson: shown, added and taken off. */
export function ShareDialog({ shares, failure, done, askedAt, listPath, answer }: Props) {
	const navigate = useNavigate()
	const isSharing = useNavigation().formData?.get('intent') === 'share'
	const kept = useRefusedEmails(answer)
	return (
		<Dialog
			title="Share Course"
			onClose={() => navigate(listPath, { replace: true, preventScrollReset: true })}
		>
			<div className="grid gap-4 pt-2">
				{shares && (
					<p className="wrap-anywhere text-ink-soft">
						<span lang="zh-CN">{shares.title.zh}</span> · {shares.title.en}
					</p>
				)}
				<DialogNotice {...{ failure, answer, done }} />
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
						<Which shares={shares} />
						<EmailChips
							// Those that were shared with are done; those that were refused stay to be mended.
							key={[kept, ...shares.users.map(({ email }) => email)].join()}
							name="emails"
							defaultValue={kept}
							problemOf={(email) => fieldProblem(answer, email)}
						/>
					</Form>
				)}
				<div className="flex justify-end gap-2">
					<Link to={listPath} replace preventScrollReset className={adminButtonClass('secondary')}>
						Close
					</Link>
					{shares && (
						<AdminButton form="share" look="primary" isBusy={isSharing} busyLabel="Sharing...">
							Share
						</AdminButton>
					)}
				</div>
				{shares && <ShareList shares={shares} askedAt={askedAt} />}
			</div>
		</Dialog>
	)
}

/** The addresses of the last refused share. An answer about something else keeps them. */
function useRefusedEmails(answer: FormAnswer | undefined): string {
	const [known, setKnown] = useState('')
	const emails = answer ? (answer.typed?.emails ?? known) : ''
	if (emails !== known) setKnown(emails)
	return emails
}

/** Which course or lesson it is about; of which kind it is never changes. */
function Which({ shares }: { shares: Shares }) {
	return (
		<>
			<input type="hidden" name="lesson" value={shares.id} />
			<input type="hidden" name="type" value={shares.type} />
		</>
	)
}

function ShareList({ shares, askedAt }: { shares: Shares; askedAt: string }) {
	const { users } = shares
	return (
		<section aria-labelledby="shares" className="grid gap-2 border-line border-t pt-3">
			<h3 id="shares" className="font-medium text-ink-soft text-sm">
				Shared with {users.length} {users.length === 1 ? 'person' : 'people'}
			</h3>
			<ul
				// What scrolls is scrolled by keys as well.
				tabIndex={users.length > 0 ? 0 : undefined}
				aria-labelledby="shares"
				className="max-h-52 overflow-y-auto"
			>
				{users.map(({ id, displayName, email, createdAt }) => (
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
								<DateTime at={createdAt} />
							</p>
						</div>
						<Form method="post" action={askedAt} replace preventScrollReset>
							<input type="hidden" name="intent" value="unshare" />
							<Which shares={shares} />
							<input type="hidden" name="email" value={email} />
							<AdminButton look="quiet" aria-label={`Remove ${displayName} (${email})`}>
								Remove
							</AdminButton>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
