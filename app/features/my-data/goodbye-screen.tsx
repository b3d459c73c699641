import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { spellDay } from '#app/domain/my-data/leaving.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { MessageScreen } from '#app/ui/message-screen.tsx'
import { forgetLeaver } from './forget-device.ts'

/** `until` is the day on which the account is deleted; undefined where that has been done. */
export function GoodbyeScreen({ until }: { until: Date | undefined }) {
	const isDeleted = until === undefined
	useEffect(() => {
		if (isDeleted) forgetLeaver()
	}, [isDeleted])
	return (
		<MessageScreen
			hanzi="再"
			title={isDeleted ? 'Your account is deleted' : 'You are signed out'}
			text={
				isDeleted
					? 'Everything you did in it is gone. We have sent you a mail that says so.'
					: `Your account will be deleted on ${spellDay(until)}. If you change your mind, sign in before that day: your account then stays as it is.`
			}
		>
			<Link to={isDeleted ? '/' : '/login'} className={buttonClass('secondary')}>
				{isDeleted ? 'Go to the home page' : 'Keep my account'}
			</Link>
		</MessageScreen>
	)
}
