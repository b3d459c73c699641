import { Link } from '@remix-run/react'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { buttonClass } from '#app/ui/button.tsx'

export function RegisterSuccessScreen() {
	return (
		<AccountCard title="Thank You for Your Application">
			<p
				aria-hidden
				lang="zh-CN"
				className="mx-auto grid size-20 place-items-center rounded-full bg-jade-tint font-display text-4xl text-jade"
			>
				谢
			</p>
			<div className="grid gap-3 text-center text-ink-soft">
				<p>Your account is on the waitlist and pending review.</p>
				<p>We will send you an email as soon as it has been reviewed.</p>
				<p>
					Please confirm your address with the link we sent you.{' '}
					<Link to="/confirm-email" className="text-cinnabar-deep underline">
						Send the link again
					</Link>
				</p>
			</div>
			<Link to="/login" className={buttonClass('secondary')}>
				Back to Login
			</Link>
		</AccountCard>
	)
}
