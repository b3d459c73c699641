import { Link } from '@remix-run/react'
import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { EmailCard } from './email-card.tsx'
import type { SignInSettings } from './read-sign-in-settings.server.ts'
import { SecondStepCard } from './second-step-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

type Props = {
	settings: SignInSettings
	/** Where the person was on the way to. */
	to: string | undefined
	/** The account may not go on without a second step. */
	isNeeded: boolean
	answer: AnswerWith<{ codes: string[] }> | undefined
	success: string | undefined
}

export function SignInScreen({ settings, to, isNeeded, answer, success }: Props) {
	const { appSince, passkeys } = settings
	const isMissing = isNeeded && !appSince && passkeys.length === 0
	const card = { settings, to, answer }
	return (
		<SettingsFrame title="Sign-in and security" path="/settings/sign-in">
			{isMissing && (
				<Notice tone="warning">
					Your account can change what others read, so it needs a second step. Set up an
					authenticator app or a passkey below. Then you can go on to the back office.
				</Notice>
			)}
			<FormNotice answer={answer} />
			{success && <Notice tone="success">{success}</Notice>}
			{to && !isMissing && (
				<Link to={to} className={buttonClass('primary', 'justify-self-start')}>
					Go on
				</Link>
			)}
			<SecondStepCard {...card} />
			<EmailCard {...card} />
			<SessionsCard {...card} />
		</SettingsFrame>
	)
}
