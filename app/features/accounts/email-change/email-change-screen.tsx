import { Form, Link, useNavigation } from '@remix-run/react'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	intent: 'change-email' | 'keep-email'
	/** The address that the link gives to the account, or gives back. */
	address: string | undefined
	/** Why the link is unusable. */
	linkProblem: string | undefined
	answer: FormAnswer | undefined
}

const words = {
	'change-email': {
		title: 'Your New Address',
		question: 'Use this address for your account from now on?',
		effect: 'You sign in with it. All other devices are signed out.',
		verb: 'Yes, use this address',
	},
	'keep-email': {
		title: 'Keep Your Address',
		question: 'Keep this address for your account?',
		effect:
			'Somebody else knows your password. It stops working, all devices are signed out, and you choose a new one.',
		verb: 'Keep this address',
	},
} as const

export function EmailChangeScreen({ intent, address, linkProblem, answer }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const problem = formProblem(answer) ?? linkProblem
	const { title, question, effect, verb } = words[intent]
	return (
		<AccountCard title={title}>
			{problem && <Notice tone="error">{problem}</Notice>}
			{address !== undefined && !problem && (
				<Form method="post" className="grid gap-4">
					<input type="hidden" name="intent" value={intent} />
					<p className="text-center">{question}</p>
					<p className="wrap-anywhere text-center font-medium">{address}</p>
					<p className="text-center text-ink-soft text-sm">{effect}</p>
					<Button isBusy={isBusy} busyLabel="Saving...">
						{verb}
					</Button>
				</Form>
			)}
			<Link to="/settings/sign-in" className={buttonClass('secondary')}>
				{problem ? 'Sign-in and security' : 'Cancel'}
			</Link>
		</AccountCard>
	)
}
