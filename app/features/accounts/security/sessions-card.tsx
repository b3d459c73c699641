import { SignOutButton } from '#app/features/accounts/sign-out-button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card, ChangeForm } from './card.tsx'
import type { SignInSettings } from './read-sign-in-settings.server.ts'

type Props = { settings: Pick<SignInSettings, 'sessions'>; to: string | undefined }

export function SessionsCard({ settings: { sessions }, to }: Props) {
	return (
		<Card title="Where you are signed in">
			<ul className="grid gap-4">
				{sessions.map((session) => (
					<li key={session.id} className="flex flex-wrap items-center justify-between gap-3">
						<div className="grid min-w-0 gap-0.5">
							<p className="font-medium">
								{session.device}
								{session.isThis && (
									<span className="ml-2 rounded-control bg-jade-tint px-2 py-0.5 font-normal text-jade text-sm">
										This device
									</span>
								)}
							</p>
							<p className="text-ink-quiet text-sm">
								Last active <DateTime at={session.lastUsedAt} isExact />
							</p>
							<p className="wrap-anywhere text-ink-quiet text-sm">
								Signed in <DateTime at={session.signedInAt} isExact />
								{session.networkAddress && ` from ${session.networkAddress}`}
							</p>
						</div>
						{session.isThis ? (
							<SignOutButton
								className={buttonClass('secondary')}
								says={['Sign out', 'Signing out...']}
							/>
						) : (
							<ChangeForm
								intent="end-session"
								about={['session', session.id]}
								to={to}
								verb="Sign out"
								busy="Signing out..."
								look="secondary"
								describes={`${session.device}, signed in ${session.signedInAt.toISOString().slice(0, 16).replace('T', ' ')}`}
							/>
						)}
					</li>
				))}
			</ul>
			<div className="grid gap-3">
				<p className="text-ink-soft text-sm">
					A device is signed out 30 days after it was last used, and 90 days after it signed in.
				</p>
				{sessions.length > 1 && (
					<ChangeForm
						intent="end-others"
						to={to}
						verb="Sign out all other devices"
						busy="Signing out..."
						look="secondary"
					/>
				)}
			</div>
		</Card>
	)
}
